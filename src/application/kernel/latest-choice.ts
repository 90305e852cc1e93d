/** An action after a preparation: while the preparation runs, a new action replaces the previous one. */
export class LatestChoice {
  #running: { choice: () => void } | null = null;

  /** Runs the preparation unless it is running already, and after its success the latest choice. */
  async runAfter(prepare: () => Promise<boolean>, choice: () => void): Promise<void> {
    if (this.#running) {
      this.#running.choice = choice;
      return;
    }
    const running = { choice };
    this.#running = running;
    try {
      if ((await prepare()) && this.#running === running) running.choice();
    } finally {
      if (this.#running === running) this.#running = null;
    }
  }

  /** Drops the choice. */
  drop(): void {
    this.#running = null;
  }
}
