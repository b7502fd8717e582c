"""Where the bundled app begins."""

import sys

from wordgames.__main__ import main

sys.exit(main())
