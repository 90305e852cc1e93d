/** Returns a value that must be defined. @throws Error that names it otherwise. */
export function assertDefined<T>(value: T | undefined, description: string): T {
  if (value === undefined) throw new Error(`${description} is missing`);
  return value;
}
