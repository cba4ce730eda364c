# SPDX-License-Identifier: MIT
"""HBM and SRAM for attention by tiles: counts what crosses between them, and limits what lies on chip.

    hbm = Hbm(Br, Bc, sram_values=116_224, Q=Q, K=K, V=V)   # the inputs, whole
    sram = hbm.sram
    hbm.begin("forward", O=np.zeros((Tq, dv)))              # a pass, and what it writes
    sram.Q = hbm.load("Q", i)                               # a copy of block i, counted
    hbm.store("O", i, sram.O)                               # back to HBM, counted
    hbm.write("answer.npz")                                 # results, counts and trace in one file

What is assigned to sram.NAME lies on chip until it is replaced or deleted. Blocks of S, P, dP and dS have two numbers:
hbm.load("S", i, j). hbm.Q is the whole tensor, not counted: a look that the algorithm may not take.
"""

import json

import numpy as np

KEY_ROWS = ("K", "V", "dK", "dV")      # tensors with one row a key
TILES = ("S", "P", "dP", "dS")         # tensors with one entry a query and key


class Watched(np.ndarray):
    """An array that came out of HBM, or was made from one: the largest is remembered."""

    largest = (0, 0)

    def __array_finalize__(self, source):
        rows, columns = Watched.largest
        if self.ndim == 2 and self.size > rows * columns:
            Watched.largest = self.shape


class Sram:
    """On-chip memory: sram.NAME = array, as long as all arrays together have no more values than there is room for."""

    def __init__(self, capacity):
        self.__dict__.update(_capacity=capacity, _sizes={}, _peaks={}, _pass="forward")

    def __setattr__(self, name, array):
        sizes = {**self._sizes, name: np.size(array)}
        held = sum(sizes.values())
        if self._capacity is not None and held > self._capacity:
            raise MemoryError(f"SRAM has room for {self._capacity:,} values; with {name} of {np.size(array):,} it "
                              f"would hold {held:,}")
        self._peaks[self._pass] = max(held, self._peaks.get(self._pass, 0))
        self.__dict__.update({"_sizes": sizes, name: array})

    def __delattr__(self, name):
        del self._sizes[name], self.__dict__[name]

    def begin(self, name):
        for box in list(self._sizes):
            delattr(self, box)
        self.__dict__["_pass"] = name


class Hbm:
    """The large, slow memory. Whole tensors live here; blocks of Br queries or Bc keys come and go."""

    def __init__(self, Br, Bc, sram_values=None, **inputs):
        self.sram = Sram(sram_values)
        self._blocks, self._inputs, self._tensors = (Br, Bc), inputs, dict(inputs)
        self._pass, self._events = "forward", []
        Watched.largest = (0, 0)

    def begin(self, name, **results):
        """Begins the pass "forward" or "backward"; results are the tensors that it writes, as they are at first."""
        self._pass = name
        self._tensors.update(results)
        self.sram.begin(name)

    def load(self, tensor, *block):
        """A copy of a block."""
        values = self._tensors[tensor][self._place(tensor, block)].copy()
        self._count("load", tensor, block, values.size)
        return values.view(Watched)

    def store(self, tensor, *block_and_values):
        """store(tensor, i, values), or store(tensor, i, j, values) for a tile."""
        *block, values = block_and_values
        place = self._place(tensor, block)
        self._tensors[tensor][place] = values
        self._count("store", tensor, block, self._tensors[tensor][place].size)

    def __getattr__(self, tensor):
        tensors = self.__dict__.get("_tensors", {})
        if tensor not in tensors:
            raise AttributeError(f"HBM holds no {tensor}; it holds {', '.join(tensors)}")
        return tensors[tensor].view(Watched)

    def _place(self, tensor, block):
        def rows(n, size):
            return slice(n * size, (n + 1) * size)

        Br, Bc = self._blocks
        if tensor in TILES:
            i, j = block
            return rows(i, Br), rows(j, Bc)
        (n,) = block
        return rows(n, Bc if tensor in KEY_ROWS else Br)

    def _count(self, event, tensor, block, values):
        number = block[0]
        if tensor in TILES:
            keys = self._tensors[tensor].shape[1]
            number = block[0] * -(-keys // self._blocks[1]) + block[1]
        last = self._events[-1] if self._events else {"pass": None}
        k = last["k"] + 1 if last["pass"] == self._pass else 1
        self._events.append({"k": k, "pass": self._pass, "event": event, "tensor": tensor, "block": int(number),
                             "values": int(values)})

    def counts(self, name):
        """Values moved in a pass: {("load", "Q"): 65536, ...}."""
        moved = {}
        for each in self._events:
            if each["pass"] == name:
                key = each["event"], each["tensor"]
                moved[key] = moved.get(key, 0) + each["values"]
        return moved

    def write(self, path, **more):
        """Writes results, trace, peak on chip and the largest array that was held; prints the counts."""
        for name in dict.fromkeys(each["pass"] for each in self._events):
            moved = self.counts(name)
            print(f"{name}: {sum(moved.values()):,} values moved, at most {self.sram._peaks.get(name, 0):,} on chip")
            for (event, tensor), values in moved.items():
                print(f"  {event:5} {tensor:3} {values:12,}")
        results = {name: array for name, array in self._tensors.items()
                   if name not in self._inputs and name not in TILES}
        trace = "".join(json.dumps(each) + "\n" for each in self._events) or "\n"
        peaks = [self.sram._peaks.get(name, 0) for name in ("forward", "backward")]
        np.savez(path, **results, **more, trace=np.frombuffer(trace.encode(), np.uint8),
                 on_chip=np.array(peaks, np.int64), held=np.array(Watched.largest, np.int64))
