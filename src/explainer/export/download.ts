// Hands a file to the reader. Nothing is sent anywhere.
export function download(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // the browser has taken the blob once the click is handled
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
