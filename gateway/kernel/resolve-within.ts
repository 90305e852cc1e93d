/** Resolves to the result of work, or to a fallback if the work fails or takes longer than the time limit. */
export async function resolveWithin<T, Fallback>(
  work: Promise<T>,
  limitMs: number,
  fallback: Fallback,
): Promise<T | Fallback> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Fallback>((resolve) => (timer = setTimeout(() => resolve(fallback), limitMs)));
  return Promise.race([work.catch(() => fallback), timeout]).finally(() => clearTimeout(timer));
}
