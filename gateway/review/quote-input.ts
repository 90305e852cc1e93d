/** Escapes text typed by a client, which may contain terminal control sequences. */
export function quoteInput(text: string | null): string {
  return JSON.stringify(text).replaceAll(/[\u007f-\u009f]/g, '?');
}
