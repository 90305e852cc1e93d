import { LRUCache } from 'lru-cache';

/**
 * Caches the answer to a question for a while; simultaneous callers with the same question share one request. Failures
 * are not cached.
 * @param keyOf the cache key of a question.
 * @param most number of cached answers; beyond it, the least recently used one is dropped.
 */
export function cacheAnswers<Question, Answer extends NonNullable<unknown>>(
  fetchAnswer: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string,
  { ttlMs, maxEntries }: { ttlMs: number; maxEntries: number },
): (question: Question) => Promise<Answer> {
  const answers = new LRUCache<string, Answer, { question: Question }>({
    max: maxEntries,
    ttl: ttlMs,
    fetchMethod: (_key, _stale, { context }) => fetchAnswer(context.question),
    // An entry that is dropped during its request still answers the callers who wait for it.
    ignoreFetchAbort: true,
  });
  return (question) => answers.forceFetch(keyOf(question), { context: { question } });
}
