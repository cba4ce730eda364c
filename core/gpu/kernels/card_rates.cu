// SPDX-License-Identifier: MIT
// What a card does at most: copies of its memory, reads from the second-level cache, products on tensor cores, powers of
// two. Each thread repeats one thing on values of its own that are never zero (zeros cost less power) and keeps what it
// got, so that nothing is left out.

struct Parameters {
  uint4* target;
  const uint4* source;
  long long chunks;  // of 16 bytes
  int repeats;
};

__device__ __forceinline__ long long threadOfGrid() { return (long long)blockIdx.x * blockDim.x + threadIdx.x; }

// Past the L1, as the copies of blocks.
__device__ __forceinline__ uint4 readCached(const uint4* source) {
  uint4 value;
  asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];\n"
               : "=r"(value.x), "=r"(value.y), "=r"(value.z), "=r"(value.w)
               : "l"(source));
  return value;
}

extern "C" __global__ void __launch_bounds__(512) copyAll(const Parameters p) {
  constexpr int Together = 8;
  const long long threads = (long long)gridDim.x * blockDim.x;
  for (long long n = threadOfGrid(); n < p.chunks; n += Together * threads) {
    uint4 values[Together];
#pragma unroll
    for (int k = 0; k < Together; ++k) {
      if (n + k * threads < p.chunks) values[k] = readCached(p.source + n + k * threads);
    }
#pragma unroll
    for (int k = 0; k < Together; ++k) {
      if (n + k * threads < p.chunks) p.target[n + k * threads] = values[k];
    }
  }
}

// Every thread block reads all chunks, each beginning at another place. Requires: chunks is a multiple of 8 * 512.
extern "C" __global__ void __launch_bounds__(512) readCache(const Parameters p) {
  constexpr int Together = 8;
  uint4 sum = make_uint4(0, 0, 0, 0);
  long long begin = blockIdx.x * (p.chunks / gridDim.x) / (Together * 512) * (Together * 512);
  for (int round = 0; round < p.repeats; ++round) {
    uint4 values[Together];
#pragma unroll
    for (int k = 0; k < Together; ++k) values[k] = readCached(p.source + begin + k * 512 + threadIdx.x);
#pragma unroll
    for (int k = 0; k < Together; ++k) {
      sum.x ^= values[k].x, sum.y += values[k].y, sum.z ^= values[k].z, sum.w += values[k].w;
    }
    begin += Together * 512;
    if (begin >= p.chunks) begin = 0;
  }
  p.target[threadOfGrid()] = sum;
}

// Eight products of 16 x 8 x 16 a round, each with sums of its own.
extern "C" __global__ void __launch_bounds__(256) multiply(const Parameters p) {
  constexpr int Sums = 8;
  float c[Sums][4] = {};
  // Halves between 0.5 and 1 in magnitude, of both signs.
  unsigned a[4], b[Sums][2], seed = (unsigned)threadOfGrid() * 2654435761u + 1;
  const auto halves = [&seed] {
    seed = seed * 1664525u + 1013904223u;
    return (seed & 0x83ff83ffu) | 0x38003800u;
  };
#pragma unroll
  for (int n = 0; n < 4; ++n) a[n] = halves();
#pragma unroll
  for (int n = 0; n < Sums; ++n) b[n][0] = halves(), b[n][1] = halves();
  for (int round = 0; round < p.repeats; ++round) {
#pragma unroll
    for (int n = 0; n < Sums; ++n) {
      asm volatile(
          "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\n"
          : "+f"(c[n][0]), "+f"(c[n][1]), "+f"(c[n][2]), "+f"(c[n][3])
          : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[n][0]), "r"(b[n][1]));
    }
  }
  float sum = 0;
#pragma unroll
  for (int n = 0; n < Sums; ++n) sum += c[n][0] + c[n][1] + c[n][2] + c[n][3];
  reinterpret_cast<float*>(p.target)[threadOfGrid()] = sum;
}

// Eight powers of two a round, each of the last one's negative: they stay between 0.5 and 1.
extern "C" __global__ void __launch_bounds__(256) exponentiate(const Parameters p) {
  constexpr int Values = 8;
  float x[Values];
#pragma unroll
  for (int n = 0; n < Values; ++n) x[n] = 0.5f + (float)(threadOfGrid() % 97 + n) / 256;
  for (int round = 0; round < p.repeats; ++round) {
#pragma unroll
    for (int n = 0; n < Values; ++n) asm volatile("ex2.approx.ftz.f32 %0, %1;\n" : "=f"(x[n]) : "f"(-x[n]));
  }
  float sum = 0;
#pragma unroll
  for (int n = 0; n < Values; ++n) sum += x[n];
  reinterpret_cast<float*>(p.target)[threadOfGrid()] = sum;
}

extern "C" __global__ void nothing(const Parameters) {}
