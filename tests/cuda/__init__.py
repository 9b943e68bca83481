"""The CUDA side, on a GPU or in Numba's simulator."""
