import CellBenchCommand

main([])
