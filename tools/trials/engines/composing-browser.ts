/** A browser in which a text can be composed by an input method, as its engine and its system do it. */
export interface ComposingBrowser {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. */
  evaluate(body: string): Promise<unknown>;
  /** Composes a letter in the field that has the focus, and accepts it by Enter. */
  composeAndAccept(): Promise<void>;
  /** Enter, as no input method uses it. */
  pressEnter(): Promise<void>;
  close(): void;
}

const STEP_MS = 100;
const TIMEOUT_MS = 30_000;

/** Repeats an attempt until its result is true. */
export async function waitUntil(description: string, attempt: () => Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += STEP_MS) {
    if (await attempt()) return;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error(`${description}: not within ${TIMEOUT_MS / 1000} s`);
}
