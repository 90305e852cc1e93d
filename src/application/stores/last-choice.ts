/** What is done once something has been seen to: while that takes its time, a choice takes the place of the one before. */
export class LastChoice {
  #open: { choice: () => void } | null = null;

  /** Sees to it, unless that is under way already, and then does what was chosen last, if it could be seen to. */
  async after(see: () => Promise<boolean>, choice: () => void): Promise<void> {
    if (this.#open) {
      this.#open.choice = choice;
      return;
    }
    const open = { choice };
    this.#open = open;
    try {
      if ((await see()) && this.#open === open) open.choice();
    } finally {
      if (this.#open === open) this.#open = null;
    }
  }

  /** What was chosen is not done any more. */
  drop(): void {
    this.#open = null;
  }
}
