import { makeAutoObservable, runInAction } from 'mobx';
import type { Page } from './ports/page';
import { formProblem, type FormProblem } from './form-problem';

/**
 * Shows a problem in the form itself, e.g. at a field. Returns false if it can't: the problem is then stored as `problem`.
 */
type ProblemHandler = (problem: FormProblem, error: unknown) => boolean;

/** The submit of a form, one at a time, and the problem of the last one (F11). */
export class Submission {
  isSending = false;
  problem: FormProblem | null = null;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    makeAutoObservable(this);
  }

  /** Runs `work` unless another submit is running. Resolves to true if it was accepted; throws on a bug. */
  async run(work: () => Promise<unknown>, handleProblem: ProblemHandler = () => false): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      const problem = formProblem(error, this.#page);
      runInAction(() => {
        if (!handleProblem(problem, error)) this.problem = problem;
      });
      return false;
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }

  clear(): void {
    this.problem = null;
  }
}
