/** Lets everything happen that waits for nothing but its turn: answers of fakes, what the cache then tells. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}
