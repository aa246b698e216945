// A button and the dialog that it opens. The browser keeps the focus in a modal dialog, closes it on Escape, and then returns the focus to
// the button.
import { t } from '@lingui/core/macro';
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './Button';
import styles from './CardDialog.module.css';

interface CardDialogProps extends Pick<ComponentProps<typeof Button>, 'look' | 'className' | 'aria-label'> {
  title: string;
  /** Words of the button. */
  button: ReactNode;
  /** Called before the dialog opens. */
  onOpen?: () => void;
  /** Called with whether the dialog is open, after that has changed. */
  onOpened?: (open: boolean) => void;
  /** The content, drawn while the dialog is open. */
  children: () => ReactNode;
}

export function CardDialog({ title, button, onOpen, onOpened, children, ...looks }: CardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const put = (open: boolean) => {
    setIsOpen(open);
    onOpened?.(open);
  };
  const open = () => {
    onOpen?.();
    put(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open} {...looks}>
        {button}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: with a keyboard, Escape or the button closes the dialog */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={titleId}
        onClose={() => put(false)}
        onClick={closeOutside}
      >
        {isOpen && (
          <div className={styles.card}>
            <header>
              <h2 id={titleId}>{title}</h2>
              <Button look="text" onClick={close}>{t`Close`}</Button>
            </header>
            {children()}
          </div>
        )}
      </dialog>
    </>
  );
}
