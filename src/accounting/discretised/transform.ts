// Fourier transforms of a power of two of complex numbers, with memory that is reused. Synchronous, so whoever asks for the
// memory of a size has it until somebody asks for the same.
import FFT from 'fft.js';

export interface Transform {
  readonly fft: FFT;
  /** Real and imaginary parts by turns, `size` of each. */
  readonly input: Float64Array;
  readonly output: Float64Array;
}

const transforms = new Map<number, Transform>();

export function transformOfSize(size: number): Transform {
  let transform = transforms.get(size);
  if (transform === undefined) {
    transform = {
      fft: new FFT(size),
      input: new Float64Array(2 * size),
      output: new Float64Array(2 * size),
    };
    transforms.set(size, transform);
  }
  return transform;
}
