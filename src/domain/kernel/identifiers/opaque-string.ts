/**
 * A password as RFC 8265 (OpaqueString) sets and compares it: composed letters, so that a Mac and a Windows keyboard
 * type the same one, and plain spaces. Letter case, width and everything else stay.
 */
export function opaqueString(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
