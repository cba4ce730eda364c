# SPDX-License-Identifier: MIT
# Writes the files of this folder: python3 make.py FOLDER. Made with NumPy 1.24.2.
import os
import sys

import numpy as np

os.chdir(sys.argv[1])
r, c = np.indices((3, 4))
a = (4 * r + c - 5) / 4.0  # -1.25 to 1.5 in quarters: exact in every type

for name, dtype in (("f2", "<f2"), ("f4", "<f4"), ("f8", "<f8"),
                    ("f2-big-endian", ">f2"), ("f4-big-endian", ">f4"), ("f8-big-endian", ">f8")):
    np.save(name + ".npy", a.astype(dtype))
np.save("f4-fortran.npy", np.asfortranarray(a.astype("<f4")))
np.save("f8-fortran-3d.npy", np.asfortranarray(np.arange(24, dtype="<f8").reshape(2, 3, 4)))
for major in (2, 3):
    with open(f"version-{major}.npy", "wb") as file:
        np.lib.format.write_array(file, a, version=(major, 0))

np.save("i8.npy", (4 * r + c - 5).astype("<i8"))
np.save("u1.npy", (40 * r + c + 128).astype("u1"))
np.save("bool.npy", (r + c) % 2 == 0)
np.save("scalar.npy", np.float64(0.75))
np.save("vector.npy", np.arange(5, dtype="<f4"))
np.save("no-rows.npy", np.zeros((0, 4)))
np.save("f2-special.npy", np.array([np.inf, -np.inf, np.nan, -0.0, 2.0**-24, 65504.0], "<f2"))

# Types that are refused.
np.save("objects.npy", np.array([["a", 1]], dtype=object))
np.save("text.npy", np.array(["query", "key"]))
np.save("complex.npy", a.astype("<c16"))
np.save("structured.npy", np.zeros(2, dtype=[("q", "<f4"), ("k", "<f4")]))
np.save("dates.npy", np.array(["2024-01-01"], dtype="M8[D]"))

q, k, v = a[:2], a + 0.5, a[:, :3] * 2
np.savez("saved.npz", q=q, k=k, v=v)
np.savez_compressed("compressed.npz", q=q.astype("<f2"), k=k.astype("<f4"), v=v)
np.savez("nameless.npz", q, k)
np.savez("no-entries.npz")
