// Hands a text, a link and a picture to whatever the reader's system shares with, or to the clipboard. Answers what to say about
// it, which is nothing where the reader has changed their mind.
import { t } from '@lingui/core/macro';
import { copyText } from './copyText';
import type { MadePicture } from './savedFigure';

export interface HandedOver {
  title: string;
  text: string;
  link: string;
  /** null while there is none, or where it could not be made. */
  picture: MadePicture | null;
}

const fileOf = ({ content, name, type }: MadePicture): File => new File([content], name, { type });

/** Whether the system has a sheet of its own for what is shared. */
export const hasSheet = (): boolean => typeof navigator.share === 'function';

/** Whether the sheet takes files; not every one does. */
export function sheetTakesFiles(): boolean {
  const probe = new File([''], 'figure.png', { type: 'image/png' });
  return hasSheet() && navigator.canShare?.({ files: [probe] }) === true;
}

/** The reader has closed the sheet, or it is open already: nothing has gone wrong. */
const isNoFault = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

/** Shares by the system's sheet, with the picture where that takes files. Resolves to '' if the reader cancelled. */
export async function shareBySheet({ title, text, link, picture }: HandedOver): Promise<string> {
  const files = picture !== null && sheetTakesFiles() ? { files: [fileOf(picture)] } : {};
  try {
    await navigator.share({ title, text, url: link, ...files });
    return t`Shared.`;
  } catch (error) {
    return isNoFault(error) ? '' : t`The browser did not allow sharing, so copy or save instead.`;
  }
}

/** Copies to the clipboard, the text and the link alone where pictures cannot be copied. */
export async function copyWhole({ text, link, picture }: Omit<HandedOver, 'title'>): Promise<string> {
  const words = `${text}\n${link}`;
  if (picture && typeof ClipboardItem === 'function') {
    try {
      const parts = { 'image/png': fileOf(picture), 'text/plain': new Blob([words], { type: 'text/plain' }) };
      await navigator.clipboard.write([new ClipboardItem(parts)]);
      return t`Picture, sentence and link copied.`;
    } catch {
      // a browser that copies text only
    }
  }
  if (await copyText(words)) return t`Sentence and link copied. Save the picture as a file.`;
  return t`The browser did not allow copying. Select the text instead.`;
}
