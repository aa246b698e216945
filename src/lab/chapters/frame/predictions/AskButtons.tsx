// Buttons under what a reader expects: the answer, to compare with or without; and once it is there, the question anew.
import { t } from '@lingui/core/macro';
import { Button } from '../../../ui/Button';
import frame from './Prediction.module.css';

interface AskButtonsProps {
  shown: boolean;
  onShow: (compared: boolean) => void;
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
