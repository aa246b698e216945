// Words with a note on them, which is shown on hover, focus and tap, and hidden by Escape.
import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './Hint.module.css';

/** Px that the note keeps from the edges of the window. */
const EDGE = 12;

export interface HintProps {
  note: string;
  children: ReactNode;
  /** The punctuation mark that follows. It is drawn here because a browser may break the line between a button and what follows it. */
  after?: string;
}

export function Hint({ note: words, children, after }: HintProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const note = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = note.current;
    if (!open || !element) return;
    element.style.translate = '0 0';
    const { left, right } = element.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const shift = Math.max(EDGE - left, Math.min(0, clientWidth - EDGE - right));
    element.style.translate = `${shift}px 0`;
  }, [open]);
  // Escape works wherever the focus is, since a note that the pointer opened hides what is under it
  useEffect(() => {
    if (!open) return;
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  const hover = (shown: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(shown);
  };
  return (
    <span className={styles.place} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <button
        type="button"
        className={styles.hint}
        data-testid="hint"
        aria-describedby={open ? id : undefined}
        aria-expanded={open}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <span className={styles.note} role="tooltip" id={id} ref={note}>
          {words}
        </span>
      )}
      {after}
    </span>
  );
}
