// A button that asks for files, or for a folder of them.
import { useRef } from 'react';

interface FilesButtonProps {
  children: string;
  /** What the field of files is called. */
  label: string;
  folder?: boolean;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function FilesButton({
  children,
  label,
  folder = false,
  multiple = false,
  onFiles,
}: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="small-button" onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        multiple={multiple || folder}
        // not among React's attributes, in all browsers that have folders
        {...(folder && { webkitdirectory: '' })}
        aria-label={label}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // the same files may be chosen again once they have been mended
          event.target.value = '';
        }}
      />
    </>
  );
}
