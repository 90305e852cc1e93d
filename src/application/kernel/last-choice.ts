/** What to do once a preparation is finished: while it is under way, a new choice replaces the one before. */
export class LastChoice {
  #open: { choice: () => void } | null = null;

  /** Prepares, unless that is under way already, and if that succeeds does what was chosen last. */
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

  /** Drops what was chosen. */
  drop(): void {
    this.#open = null;
  }
}
