// A box for one number that accepts 1/16, 1e-5 or 6.25%. Text that it cannot accept stays as typed, with the reason beside
// it.
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { withDecimalMark, withPoint } from '../../../base/language/numbers';
import styles from './NumberBox.module.css';
import type { BoxReading } from './readNumber';
import { TextBox } from './TextBox';

interface NumberBoxProps {
  labelledBy: string;
  value: number;
  /** Reads a text. It is given with a decimal point as `text`, and as it was typed, for refusals that quote it. */
  read: (text: string, typed: string) => BoxReading;
  /** Writes the exact text of a value, which the box shows while it has the focus. */
  write: (value: number) => string;
  onValue: (value: number) => void;
  /** Called with whether the box holds a text that was refused, so that the reader sees something else than `value`. */
  onRefusal?: (refused: boolean) => void;
  /** The value after an arrow or page key; absent where steps make no sense. */
  step?: (direction: 1 | -1, size: 'small' | 'large') => number;
}

/** A text that a reader has typed, with the value that the page had right after. Once the page has another value, the text is stale. */
interface Draft {
  text: string;
  base: number;
  refusal: string | null;
}

/** Milliseconds after which the box says why it refuses a text. */
const PATIENCE = 900;
/** Number of characters that every box has room for (NumberBox.module.css). */
const LONGEST_SHOWN = 8;

/** A text that fits the box: the exact one, or one with as many significant digits, up to five, as fit. */
function shortText(value: number, write: (value: number) => string): string {
  const texts = [write(value), ...[5, 4, 3, 2].map((digits) => write(Number(value.toPrecision(digits))))];
  return texts.find((text) => text.length <= LONGEST_SHOWN) ?? write(Number(value.toPrecision(1)));
}

export function NumberBox({ labelledBy, value, read, write, onValue, onRefusal, step }: NumberBoxProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [focused, setFocused] = useState(false);
  /** Whether a mouse is over the box: the hint is for it alone, since the focus shows the exact text to everybody else. */
  const [hovered, setHovered] = useState(false);
  const [complaining, setComplaining] = useState(false);
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);

  const current = draft !== null && draft.base === value ? draft : null;
  const refusal = current?.refusal ?? null;

  // focusing replaces the short text by the exact one, which loses the selection that Tab has made
  useLayoutEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);

  // an unfinished number ("1e-") is no mistake yet, so the reason is shown after a pause, on Enter, or when the box is left
  useEffect(() => {
    if (refusal === null) return setComplaining(false);
    const timer = setTimeout(() => setComplaining(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [refusal]);

  const refused = refusal !== null;
  useEffect(() => onRefusal?.(refused), [onRefusal, refused]);

  const type = (text: string) => {
    const reading = read(withPoint(text), text);
    if (!reading.ok) return setDraft({ text, base: value, refusal: reading.message });
    setDraft({ text, base: reading.value, refusal: null });
    if (reading.value !== value) onValue(reading.value);
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      setComplaining(refusal !== null);
      if (refusal === null) setDraft(null);
      return;
    }
    if (event.key === 'Escape') return setDraft(null);
    const direction = { ArrowUp: 1, ArrowDown: -1, PageUp: 1, PageDown: -1 }[event.key] as 1 | -1 | undefined;
    if (!step || direction === undefined) return;
    event.preventDefault();
    setDraft(null);
    onValue(step(direction, event.key.startsWith('Page') ? 'large' : 'small'));
  };

  const leave = () => {
    setFocused(false);
    if (refusal === null) setDraft(null);
    else setComplaining(true);
  };

  const exact = withDecimalMark(write(value));
  const shown = current?.text ?? (focused ? exact : withDecimalMark(shortText(value, write)));
  const complaint = refusal !== null && complaining;
  return (
    <>
      <TextBox
        ref={input}
        className={styles.box}
        aria-labelledby={labelledBy}
        aria-invalid={complaint}
        aria-describedby={complaint ? messageId : undefined}
        value={shown}
        title={hovered && !focused && shown !== exact ? exact : undefined}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={leave}
        onKeyDown={press}
      />
      <span id={messageId} className="control-problem" role="status">
        {complaint ? refusal : ''}
      </span>
    </>
  );
}
