// The list of chapters and figures that the stage needs. It is loaded together with the text of the first chapter that is opened.
import { sharedValue } from '../state/sharedValue';
import type { ChapterContents } from './frame/chapter';

/** The list, 'coming' while it is loaded, or 'failed', in which case the chapter's text offers to try again. */
export type Contents = 'coming' | 'failed' | ChapterContents;

const { change, use } = sharedValue<Contents>('coming');

/** Passes on the import of the chapters' code, and hands its contents to the stage. Rejects if the import does. */
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
