import { makeAutoObservable, runInAction } from 'mobx';
import type { Page } from './ports/page';
import { formProblem, type FormProblem } from './form-problem';

/**
 * Whether the form itself shows why it was refused, e.g. at a field; anything that it doesn't show is kept as `problem`.
 */
type TakesOver = (problem: FormProblem, error: unknown) => boolean;

/** One POST of a form at a time, and why the last one was refused (F11). */
export class Submission {
  sending = false;
  problem: FormProblem | null = null;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    makeAutoObservable(this);
  }

  /** Runs `work` unless something is on its way. Resolves to whether it was taken; throws what is a fault of ours. */
  async run(work: () => Promise<unknown>, takesOver: TakesOver = () => false): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      const problem = formProblem(error, this.#page);
      runInAction(() => {
        if (!takesOver(problem, error)) this.problem = problem;
      });
      return false;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  clear(): void {
    this.problem = null;
  }
}
