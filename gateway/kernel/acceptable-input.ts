/** Far deeper than any body of the contract; later code may recurse into such a body. */
const MAX_DEPTH = 64;
/** More values than fit into a body of 64 kB. */
const MAX_VALUES = 40_000;

/**
 * Limits parsed input before it is validated: plain values, neither too deep nor too many, and no NUL, which JSON allows
 * and PostgreSQL cannot store (G12). A list replaces recursion, so that no input can exhaust the stack. A value that no
 * parser creates, such as a stream, is refused.
 */
export function isAcceptableInput(input: unknown): boolean {
  const pendingValues: { readonly value: unknown; readonly depth: number }[] = [{ value: input, depth: 0 }];
  for (let valueCount = 0, next = pendingValues.pop(); next; valueCount += 1, next = pendingValues.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && value.includes('\0')) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (!isPlain(value) || depth === MAX_DEPTH) return false;
    const entries = Object.entries(value);
    if (valueCount + pendingValues.length + entries.length > MAX_VALUES) return false;
    for (const [key, item] of entries) {
      if (key.includes('\0')) return false;
      pendingValues.push({ value: item, depth: depth + 1 });
    }
  }
  return true;
}

/** A parser's object inherits from one root at most; that of a query string has a root of its own. */
function isPlain(value: object): boolean {
  const root = Object.getPrototypeOf(value) as object | null;
  return Array.isArray(value) || root === null || Object.getPrototypeOf(root) === null;
}
