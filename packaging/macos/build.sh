#!/bin/sh
# Make the macOS download out of the built app: build.sh FOLDER OUT, where FOLDER holds Wordgames.app.
#
# With SIGN_IDENTITY (a "Developer ID Application" in the keychain) everything in the app is signed for the hardened
# runtime; with NOTARY_PROFILE (kept by `xcrun notarytool store-credentials`), too, the image is notarised and stapled.
# Without them the app bears only the ad-hoc signature that PyInstaller gave it, and macOS asks before it opens it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1
out=$2
app="$folder/Wordgames.app"
version=$(/usr/libexec/PlistBuddy -c 'Print CFBundleShortVersionString' "$app/Contents/Info.plist")
image="$out/wordgames-$version-macos-$(uname -m).dmg"
mkdir -p "$out"

if [ -n "${SIGN_IDENTITY:-}" ]; then
    # From the inside out: what an app holds must bear its signature before the app does.
    find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' -o -perm -u+x \) -print0 |
        xargs -0 -n 1 codesign --force --timestamp --options runtime --sign "$SIGN_IDENTITY"
    codesign --force --timestamp --options runtime --entitlements "$here/entitlements.plist" \
        --sign "$SIGN_IDENTITY" "$app"
    codesign --verify --deep --strict "$app"
fi

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -volname Wordgames -srcfolder "$stage" -fs HFS+ -format ULFO -ov "$image"

if [ -n "${SIGN_IDENTITY:-}" ]; then
    codesign --force --timestamp --sign "$SIGN_IDENTITY" "$image"
    if [ -n "${NOTARY_PROFILE:-}" ]; then
        xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
        xcrun stapler staple "$image"
    fi
fi
echo "$(basename "$image"): $(du -m "$image" | cut -f 1) MB"
