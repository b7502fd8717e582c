"""Between the session and the screens: the controller, item models, clocks, and computers at work."""
