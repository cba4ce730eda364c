#if skips
if skipped(i, j):  #@ tile-skipped
    continue  #@ tile-skipped
#end
