/** Waits for the answers of the fakes, except those that a test delays, and for the cache's notifications about them. */
export async function untilSettled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}
