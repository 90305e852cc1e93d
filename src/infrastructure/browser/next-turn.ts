/** Lets the page handle events and render before the code after it. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
