print("cellbench")
