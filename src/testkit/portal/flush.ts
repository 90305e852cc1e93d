/** Runs pending microtasks and macrotasks: answers of fakes, and the cache's notifications about them. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}
