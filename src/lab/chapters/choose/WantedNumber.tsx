// A number to be typed, behind its words.
import { type ReactNode, useId } from 'react';
import { exactNumber, type FieldReading } from '../../scenario';
import { NumberBox } from '../../ui/NumberBox';
import styles from './WantedNumber.module.css';

interface WantedNumberProps {
  label: ReactNode;
  value: number;
  read(text: string): FieldReading;
  onValue(value: number): void;
  /** Whether what stands in the box cannot be taken. */
  onRefusal?(refused: boolean): void;
}

export function WantedNumber({ label, ...box }: WantedNumberProps) {
  const id = useId();
  return (
    <div className={styles.number}>
      <span id={id}>{label}</span>
      <NumberBox labelledBy={id} write={(value) => exactNumber(value)} {...box} />
    </div>
  );
}
