/** Lets the page take what has come, and draw, before what follows. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
