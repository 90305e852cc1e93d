/**
 * Encodes bytes in base64, in slices because the number of a call's arguments is limited. The oldest browsers lack
 * `Uint8Array.prototype.toBase64`, and a package for five lines is more to maintain.
 */
export function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
}
