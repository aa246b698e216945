// Shares picture, sentence and link together: by the system's share sheet where it takes files, otherwise by copying them.
import { t } from '@lingui/core/macro';
import type { MadePicture } from '../../export/savedFigure';

interface HandedOver {
  title: string;
  sentence: string;
  link: string;
  picture: MadePicture | null;
}

const fileOf = ({ content, name, type }: MadePicture): File => new File([content], name, { type });

/** The system's sheet takes a picture: not every browser has one, and not every sheet takes files. */
export function sharesFiles(): boolean {
  const probe = new File([''], 'figure.png', { type: 'image/png' });
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [probe] }) === true;
}

/** Resolves to a sentence about what happened, '' if the reader cancelled. */
export async function share({ title, sentence, link, picture }: HandedOver): Promise<string> {
  try {
    await navigator.share({ title, text: sentence, url: link, ...(picture && { files: [fileOf(picture)] }) });
    return t`Shared.`;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return t`The browser did not allow sharing, so copy or save instead.`;
  }
}

/** Picture, sentence and link as one copy, or the text alone where pictures cannot be copied. Resolves to a sentence about what happened. */
export async function copyAll({ sentence, link, picture }: Omit<HandedOver, 'title'>): Promise<string> {
  const text = `${sentence}\n${link}`;
  if (picture && typeof ClipboardItem === 'function') {
    try {
      const parts = { 'image/png': fileOf(picture), 'text/plain': new Blob([text], { type: 'text/plain' }) };
      await navigator.clipboard.write([new ClipboardItem(parts)]);
      return t`Picture, sentence and link copied.`;
    } catch {
      // a browser that copies text only
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return t`Sentence and link copied. Save the picture as a file.`;
  } catch {
    return t`The browser did not allow copying. Select the text instead.`;
  }
}
