// Hands a text to the reader as a file. Nothing is sent anywhere.
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // the browser has taken the blob once the click is handled
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
