// What the stage shows of the chapters, once their code is there: it comes with the text of the first one that is
// opened.
import { sharedValue } from '../state/sharedValue';
import type { ChapterContents } from './frame/chapter';

/** 'failed': the text says so, and asks again. */
export type Contents = 'coming' | 'failed' | ChapterContents;

const { change, use } = sharedValue<Contents>('coming');

/** The chapters' code as it comes, of whose contents the stage then knows. Rejects as the import does. */
export async function withContents<Code extends { CONTENTS: ChapterContents }>(
  coming: Promise<Code>,
): Promise<Code> {
  try {
    const code = await coming;
    change(() => code.CONTENTS);
    return code;
  } catch (error) {
    change(() => 'failed');
    throw error;
  }
}

export const useContents = use;
