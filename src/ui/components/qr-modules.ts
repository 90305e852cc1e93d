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

/** Pixels of a module in a picture. */
const MODULE_PIXELS = 8;

/** A code as a PNG to print or to send, dark on light; null if the browser makes none. */
export function qrPicture(text: string): Promise<Blob | null> {
  const { path, size } = qrModulesOf(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE_PIXELS;
  canvas.height = size * MODULE_PIXELS;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.scale(MODULE_PIXELS, MODULE_PIXELS);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
