// A text as a QR code, in the smallest size that holds it. Pure.
import { generate } from 'lean-qr/nano';

export interface QrModules {
  /** Number of modules along a side. */
  size: number;
  isDark: (x: number, y: number) => boolean;
}

/** The code of a text; null for a text that no code holds, such as one of more than about 2,950 bytes. */
export function qrCode(text: string): QrModules | null {
  try {
    const { size, get } = generate(text);
    return { size, isDark: (x, y) => get(x, y) };
  } catch {
    return null;
  }
}
