/** The gateway's clock; tests bring their own. */
export type Clock = () => Date;

/** `seconds` after `instant`. */
export function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1_000);
}
