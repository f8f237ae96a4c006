"""`python -m argosy` is the command `argosy`."""

from argosy.cli import main

if __name__ == "__main__":
    main()
