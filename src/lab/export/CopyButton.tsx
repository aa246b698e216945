// Copies a text, and says whether the browser let it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

interface CopyButtonProps {
  text: string;
  what: string;
  onSaid: (text: string) => void;
}

export function CopyButton({ text, what, onSaid }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      onSaid(t`${what} copied.`);
    } catch {
      onSaid(t`The browser did not allow copying, so select the text instead.`);
    }
  };
  return (
    <button type="button" className="text-button" aria-label={t`copy ${what}`} onClick={copy}>
      <Trans>copy</Trans>
    </button>
  );
}
