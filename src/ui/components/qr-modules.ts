import { encode } from 'uqr';

/** Empty border that scanners need around a code, in modules. */
const QUIET_ZONE = 4;

/** The size of a code, and its dark modules as one path of squares. */
export interface QrModules {
  readonly size: number;
  readonly path: string;
}

export function qrModulesOf(text: string): QrModules {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

/** A code as a picture to print or to send, dark on light. */
export function qrPicture(text: string): string {
  const { path, size } = qrModulesOf(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 8}" height="${size * 8}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  );
}
