interface Kept<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

/**
 * A question whose answer is believed for a while: who asks the same meanwhile, or while it is being asked, shares one
 * answer. Failures are not kept.
 * @param keyOf what tells one question from another.
 * @param most answers kept at once; beyond that all are forgotten.
 */
export function remembered<Asked, T>(
  ask: (asked: Asked) => Promise<T>,
  keyOf: (asked: Asked) => string,
  { ms, most }: { ms: number; most: number },
): (asked: Asked) => Promise<T> {
  const kept = new Map<string, Kept<T>>();
  return (asked) => {
    const key = keyOf(asked);
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.answer;
    if (kept.size >= most) kept.clear();
    const entry = { answer: ask(asked), until: performance.now() + ms };
    kept.set(key, entry);
    entry.answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.answer;
  };
}
