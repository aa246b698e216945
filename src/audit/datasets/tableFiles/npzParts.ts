// The parts of an NPZ archive, each with its content or the reason why it cannot be read, so that no part is dropped
// silently.

import { InputError } from '../../../base/numerics/errors';
import type { Sentence } from '../../../base/sentences/sentence';
import { isNpy, type NpyArray, npyLooks, parseNpy, parseNpyTexts } from './npy';
import { NUMPY } from './sentences';
import { zipArchive } from './zip';

export interface NpzPart {
  /** Name of the array, without its file's ending. */
  name: string;
  /** Words for messages: "dtype object, shape (150)". */
  what: Sentence;
  /** Shape of the array; null if its header does not say it. */
  shape: readonly number[] | null;
  numbers: NpyArray | null;
  texts: readonly string[] | null;
  /** Why neither numbers nor texts could be read; null if they could, or if the part is no array at all. */
  problem: InputError | null;
}

/** The archive's parts in its order. Throws an InputError for an archive that is damaged. */
export function npzParts(bytes: Uint8Array, field: string): NpzPart[] {
  const archive = zipArchive(bytes, field);
  return archive.members.map((member) => {
    const name = member.name.replace(/\.npy$/, '');
    const content = archive.read(member);
    if (!isNpy(content))
      return { name, what: NUMPY.noArray, shape: null, numbers: null, texts: null, problem: null };
    const looks = npyLooks(content);
    const shape = looks?.shape ?? null;
    const what = looks
      ? NUMPY.array({ type: looks.dtype, shape: looks.shape.join(', ') })
      : NUMPY.damagedHeader;
    try {
      const texts = parseNpyTexts(content, `${field}: ${name}`);
      const numbers = texts ? null : parseNpy(content, `${field}: ${name}`);
      return { name, what, shape, numbers, texts, problem: null };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return { name, what, shape, numbers: null, texts: null, problem: error };
    }
  });
}
