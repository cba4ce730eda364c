sram.dK = zeros(len(keys(j)), dk)  #@ column-block-begin
sram.dV = zeros(len(keys(j)), dv)  #@ column-block-begin
#if empty_columns
if not all(skipped(i, j) for i in range(nr)):
    #include numpy_load_keys.py
#else
#include numpy_load_keys.py
#end
