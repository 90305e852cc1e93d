interface Kept<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

/**
 * Caches the answer to a question for a while; callers who ask the same at once share one request. Failures are not
 * cached.
 * @param keyOf the cache key of a question.
 * @param most number of cached answers; beyond it, the whole cache is dropped.
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
