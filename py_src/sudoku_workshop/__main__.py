"""The command `python -m sudoku_workshop`."""

from sudoku_workshop.cli import main

raise SystemExit(main())
