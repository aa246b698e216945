// Hands a text, a link and a picture to the sharing dialog of the reader's system (its sheet), or to the clipboard. Each function
// resolves to the sentence that tells the reader what happened, which is empty where the reader has cancelled.
import { t } from '@lingui/core/macro';
import { copyText } from './copyText';
import type { MadePicture } from './savedFigure';

export interface HandedOver {
  title: string;
  text: string;
  link: string;
  /** The picture; null while there is none, or where it could not be made. */
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

/** Whether an error says only that the reader closed the sheet, or that it is open already. */
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
      // the browser copies text only, which comes next
    }
  }
  if (await copyText(words)) return t`Sentence and link copied. Save the picture as a file.`;
  return t`The browser did not allow copying. Select the text instead.`;
}
