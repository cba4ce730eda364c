// SPDX-License-Identifier: MIT
// What the tensor-core kernels share: number types, asynchronous copies, matrix fragments. Compiled at run time in
// front of a kernel; no header is included. Macros from the host: ELEMENT_BF16 (0: fp16).
//
// Fragments are those of mma.sync.m16n8k16 (PTX ISA, "Matrix fragments for mma.m16n8k16"): lane l of a warp holds of a
// 16 x 8 accumulator the entries (l/4, 2(l%4)), (l/4, 2(l%4)+1) and the same 8 rows below.

#define INFINITY __int_as_float(0x7f800000)

typedef unsigned short Element;  // fp16 or bf16, moved as bits
typedef float Sum;

__device__ __forceinline__ unsigned sharedAddress(const void* pointer) {
  return static_cast<unsigned>(__cvta_generic_to_shared(pointer));
}

// 16 bytes from HBM to shared memory past the L1 cache, so that every load of a block crosses into the SM, as the model
// counts it; zeros where the source does not exist.
__device__ __forceinline__ void copyChunk(Element* target, const Element* source, bool exists) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;\n" ::"r"(sharedAddress(target)), "l"(source),
               "r"(exists ? 16 : 0));
}
// A float32 likewise; four bytes are too few to pass the L1.
__device__ __forceinline__ void copyNumber(float* target, const float* source, bool exists) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;\n" ::"r"(sharedAddress(target)), "l"(source),
               "r"(exists ? 4 : 0));
}
__device__ __forceinline__ void commitCopies() { asm volatile("cp.async.commit_group;\n"); }
template <int Pending>
__device__ __forceinline__ void awaitCopies() {
  asm volatile("cp.async.wait_group %0;\n" ::"n"(Pending));
}

// Four 8 x 8 matrices; the address of lane l, in shared memory, names row l%8 of matrix l/8.
__device__ __forceinline__ void loadMatrices(unsigned (&r)[4], unsigned row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];\n"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(row));
}
__device__ __forceinline__ void loadMatrices(unsigned (&r)[4], const Element* row) {
  loadMatrices(r, sharedAddress(row));
}
__device__ __forceinline__ void loadMatricesTransposed(unsigned (&r)[4], unsigned row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];\n"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(row));
}
__device__ __forceinline__ void loadMatricesTransposed(unsigned (&r)[4], const Element* row) {
  loadMatricesTransposed(r, sharedAddress(row));
}

// C += A B for A 16 x 16, B 16 x 8.
__device__ __forceinline__ void multiplyAdd(float (&c)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
#if ELEMENT_BF16
  asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\n"
#else
  asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\n"
#endif
      : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

// Two numbers, rounded to nearest; the first in the lower half.
__device__ __forceinline__ unsigned packed(float low, float high) {
  unsigned both;
#if ELEMENT_BF16
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;\n" : "=r"(both) : "f"(high), "f"(low));
#else
  asm("cvt.rn.f16x2.f32 %0, %1, %2;\n" : "=r"(both) : "f"(high), "f"(low));
#endif
  return both;
}

// 2^x on the special function unit.
__device__ __forceinline__ float exp2Fast(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;\n" : "=f"(y) : "f"(x));
  return y;
}

// The accumulators of 16 x 16, rounded, as a left operand.
__device__ __forceinline__ void packTile(unsigned (&A)[4], const float (&left)[4], const float (&right)[4]) {
  A[0] = packed(left[0], left[1]);
  A[1] = packed(left[2], left[3]);
  A[2] = packed(right[0], right[1]);
  A[3] = packed(right[2], right[3]);
}

// What two packed numbers were.
__device__ __forceinline__ float2 unpacked(unsigned both) {
#if ELEMENT_BF16
  return make_float2(__uint_as_float(both << 16), __uint_as_float(both & 0xffff0000u));
#else
  float low, high;
  asm("{.reg .f16 a, b; mov.b32 {a, b}, %2; cvt.f32.f16 %0, a; cvt.f32.f16 %1, b;}\n"
      : "=f"(low), "=f"(high)
      : "r"(both));
  return make_float2(low, high);
#endif
}

// Four sums in HBM, added to by the L2: nothing comes back.
__device__ __forceinline__ void addFour(float* sums, const float (&terms)[4]) {
#if __CUDA_ARCH__ >= 900
  asm volatile("red.global.add.v4.f32 [%0], {%1, %2, %3, %4};\n" ::"l"(sums), "f"(terms[0]), "f"(terms[1]),
               "f"(terms[2]), "f"(terms[3])
               : "memory");
#else
#pragma unroll
  for (int e = 0; e < 4; ++e) atomicAdd(sums + e, terms[e]);
#endif
}

// A flag between thread blocks: what was written before the release is seen after the acquire.
__device__ __forceinline__ unsigned readAcquired(const unsigned* flag) {
  unsigned value;
  asm volatile("ld.acquire.gpu.global.u32 %0, [%1];\n" : "=r"(value) : "l"(flag) : "memory");
  return value;
}
__device__ __forceinline__ void writeReleased(unsigned* flag, unsigned value) {
  asm volatile("st.release.gpu.global.u32 [%0], %1;\n" ::"l"(flag), "r"(value) : "memory");
}
