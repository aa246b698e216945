// A button that asks for files, or for a folder of them, and a place where one may be dropped.
import { type ReactNode, useRef, useState } from 'react';

interface FilesButtonProps {
  children: ReactNode;
  className?: string;
  /** Label of the field of files. */
  label: string;
  accept?: string;
  folder?: boolean;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function FilesButton(props: FilesButtonProps) {
  const { children, className = 'small-button', label, accept, folder, multiple, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple || folder}
        // React's types lack this attribute, though all browsers that can choose a folder have it
        {...(folder && { webkitdirectory: '' })}
        aria-label={label}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // clears the field, so that the same files can be chosen again after the reader has corrected them
          event.target.value = '';
        }}
      />
    </>
  );
}

interface FileDropProps {
  className: string;
  /** Class that is added while a file is held over the element. */
  over: string;
  onFile: (file: File) => void;
  /** The `data-testid` for tests, where no role and name identifies the element. */
  testId?: string;
  children: ReactNode;
}

export function FileDrop({ className, over, onFile, testId, children }: FileDropProps) {
  const [held, setHeld] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={held ? `${className} ${over}` : className}
      data-testid={testId}
      onDragOver={(event) => {
        event.preventDefault();
        setHeld(true);
      }}
      onDragLeave={() => setHeld(false)}
      onDrop={(event) => {
        event.preventDefault();
        setHeld(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      {children}
    </div>
  );
}
