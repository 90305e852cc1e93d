/** The page's state, in one place. It is replaced, never changed, and every part of the page watches it. */
export class Store<State extends object> {
  readonly #watchers = new Set<(state: State) => void>();
  #state: State;

  constructor(initialState: State) {
    this.#state = initialState;
  }

  get state(): State {
    return this.#state;
  }

  update(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher(this.#state);
  }

  /** Calls the watcher now, and after each change. */
  watch(watcher: (state: State) => void): void {
    this.#watchers.add(watcher);
    watcher(this.#state);
  }
}
