/** Whether any text in a request holds NUL, which JSON can write and no database keeps (G12). */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || holdsNul(item));
}
