/** Saves a text, or what is a file already, as a browser download. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
