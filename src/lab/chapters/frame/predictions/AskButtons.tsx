// The buttons below a prediction: one compares the reader's expectation with the answer, and one only shows the answer. Then a third one
// asks the question again.
import { t } from '@lingui/core/macro';
import { Button } from '../../../ui/Button';
import frame from './Prediction.module.css';

interface AskButtonsProps {
  /** Whether the answer is shown. */
  shown: boolean;
  /** Called to show the answer; `compared` says whether the reader's expectation counts. */
  onShow: (compared: boolean) => void;
  /** Words on the button that asks the question again. */
  again: string;
  onAgain: () => void;
}

export const AskButtons = ({ shown, onShow, again, onAgain }: AskButtonsProps) => (
  <div className={`run-line-work ${frame.work}`}>
    {shown ? (
      <Button look="small" onClick={onAgain}>
        {again}
      </Button>
    ) : (
      <>
        <Button look="run" onClick={() => onShow(true)}>{t`Compare`}</Button>
        <Button look="small" onClick={() => onShow(false)}>{t`Just show me`}</Button>
      </>
    )}
  </div>
);
