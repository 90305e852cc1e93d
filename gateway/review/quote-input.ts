/** Escapes text typed by a client, which may contain terminal control sequences or marks that turn it around. */
export function quoteInput(text: string | null): string {
  return JSON.stringify(text).replaceAll(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
}
