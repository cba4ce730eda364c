sram.dQ = zeros(len(queries(i)), dk)  #@ row-block-begin
#if empty_rows
if not all(skipped(i, j) for j in range(nc)):
    #include numpy_load_queries.py
#else
#include numpy_load_queries.py
#end
