"""Real Chromium against a real server."""
