"""What a grid is: cells, houses, peers of every size; the board as one integer; what is wrong at first sight."""
