"""`python -m sudoku`."""

from sudoku.cli import main

raise SystemExit(main())
