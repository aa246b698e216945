// Hands a file to the reader. Nothing is sent anywhere.

/** Milliseconds that the file's address stays valid. A busy browser fetches it seconds after the click, and fails silently if it is gone. */
const KEPT = 60_000;

export function download(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
