# ---- The inputs -----------------------------------------------------------------------------------------------------

#if philox
def philox(*counter):
    """Philox 4x32 under the seed of the problem: four arrays of random words."""
    word = np.uint64(0xFFFFFFFF)
    a, b, c, d = (np.asarray(each).astype(np.uint64) for each in counter)
    key = [{{seed}} & 0xFFFFFFFF, {{seed}} >> 32]
    for _ in range(10):
        ab, cd = np.uint64(0xD2511F53) * a, np.uint64(0xCD9E8D57) * c
        a, b, c, d = (cd >> np.uint64(32)) ^ b ^ np.uint64(key[0]), cd & word, \
                     (ab >> np.uint64(32)) ^ d ^ np.uint64(key[1]), ab & word
        key = [(key[0] + 0x9E3779B9) & 0xFFFFFFFF, (key[1] + 0xBB67AE85) & 0xFFFFFFFF]
    return a, b, c, d


#end
#if reads
def inputs():
    """The arrays of the head at hand, from files in this folder."""
    return {name: np.load(f"{name.lower()}.npy").astype(Real) for name in ({{input_names}})}
#elif ramp
def inputs():
    """Made-up arrays: all numbers eighths."""
    def ramp(rows, columns):
        r, column = np.arange(rows)[:, None], np.arange(columns)
        return (((r + 3 * column) % 17 - 8) / 8).astype(Real)

    return {{made}}
#else
def inputs():
    """Made-up arrays, the same bits as the engine's: sums of twelve random words, rounded to float32."""
    def normal(tensor, head, rows, columns):
        n = head * rows * columns + np.arange(rows * columns, dtype=np.uint64)

        def sum_of_twelve(first_call):
            words = [each for call in range(first_call, first_call + 3) for each in philox(n, call, tensor, 1)]
            return ((sum(words).astype(np.int64) - 6 * 2**32) / 2**32).astype(np.float32)

        x = sum_of_twelve(0)
#if outliers
        outlier = philox(n, 3, tensor, 1)[0] < 4294967    # one entry in a thousand
        x = np.where(outlier, x + 10 * sum_of_twelve(4).astype(np.float64), x).astype(np.float32)
#end
        return x.reshape(rows, columns).astype(Real)

    return {{made}}
#end


