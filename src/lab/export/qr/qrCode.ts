// A text as a QR code, in the smallest size that holds it. Pure.
import { generate } from 'lean-qr/nano';

export interface QrModules {
  /** Modules of a side. */
  size: number;
  isDark: (x: number, y: number) => boolean;
}

/** Null for a text that no code holds, as one of more than 2,950 bytes or so. */
export function qrCode(text: string): QrModules | null {
  try {
    const { size, get } = generate(text);
    return { size, isDark: (x, y) => get(x, y) };
  } catch {
    return null;
  }
}
