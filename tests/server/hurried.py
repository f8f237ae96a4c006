"""Serve with a fifth of the patience with a database that is silent, so that a test need not be silent for long.

python -m tests.server.hurried serve --port PORT --database DATABASE
"""

from argosy.cli import main
from argosy.server.storage import health_check, store

HURRY = 5

if __name__ == "__main__":
    store.PATIENCE /= HURRY
    health_check.PATIENCE /= HURRY
    health_check.TRUST /= HURRY
    main()
