// SPDX-License-Identifier: MIT
// The number type of the exact kernels. Macros from the host: EXACT_FP64 (0: fp32).

#define INFINITY __int_as_float(0x7f800000)

#if EXACT_FP64
typedef double Real;
__device__ __forceinline__ double exponential(double x) { return exp(x); }
__device__ __forceinline__ double logarithm(double x) { return log(x); }
__device__ __forceinline__ double tangent(double x) { return tanh(x); }
#else
typedef float Real;
__device__ __forceinline__ float exponential(float x) { return expf(x); }
__device__ __forceinline__ float logarithm(float x) { return logf(x); }
__device__ __forceinline__ float tangent(float x) { return tanhf(x); }
#endif
typedef Real Element;
typedef Real Sum;
