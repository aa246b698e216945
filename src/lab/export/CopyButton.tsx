// Copies a text, and says whether the browser let it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { copyText } from './copyText';

interface CopyButtonProps {
  text: string;
  what: string;
  onSaid: (text: string) => void;
}

export function CopyButton({ text, what, onSaid }: CopyButtonProps) {
  const copy = async () => {
    const copied = await copyText(text);
    onSaid(copied ? t`${what} copied.` : t`The browser did not allow copying, so select the text instead.`);
  };
  return (
    <button type="button" className="text-button" aria-label={t`copy ${what}`} onClick={copy}>
      <Trans>copy</Trans>
    </button>
  );
}
