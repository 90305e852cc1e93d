/** Waits for every answer of the fakes that is not held back. */
export async function untilSettled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}
