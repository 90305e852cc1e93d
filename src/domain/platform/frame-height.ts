/** In pixels; a framed page might request ever more. */
export const MAX_FRAME_HEIGHT = 4_000;

/** The type of a framed page's message with its height: `{ type: 'portico:height', height: 812 }`. */
export const HEIGHT_MESSAGE = 'portico:height';

/** The height in a framed page's message, in whole pixels; undefined for any other message. */
export function frameHeightOf(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { type, height } = message as Readonly<Record<string, unknown>>;
  if (type !== HEIGHT_MESSAGE || typeof height !== 'number' || !(height > 0)) return undefined;
  return Math.min(Math.ceil(height), MAX_FRAME_HEIGHT);
}
