/** A value that must be there. @throws otherwise, naming it. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}
