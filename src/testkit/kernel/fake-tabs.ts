import type { TabMember, Tabs } from '../../application/kernel/ports/tabs';

interface Place {
  readonly group: string;
  readonly member: TabMember;
  /** Exists while it is its turn. */
  turn: AbortController | undefined;
}

/** The tabs of one browser. Each page has its own `FakeTabs`; those of one browser share its places. */
export class FakeTabs implements Tabs {
  readonly #browser: Set<Place>;
  readonly #own = new Set<Place>();
  #isHidden = false;

  /** @param beside another tab of the same browser. */
  constructor(beside?: FakeTabs) {
    this.#browser = beside ? beside.#browser : new Set();
  }

  join(group: string, member: TabMember): () => void {
    const place: Place = { group, member, turn: undefined };
    this.#own.add(place);
    if (!this.#isHidden) this.#enter(place);
    return () => {
      this.#own.delete(place);
      this.#leave(place);
    };
  }

  /** The client looks at another tab. */
  leave(): void {
    this.#isHidden = true;
    for (const place of this.#own) this.#leave(place);
  }

  comeBack(): void {
    this.#isHidden = false;
    for (const place of this.#own) this.#enter(place);
  }

  #enter(place: Place): void {
    this.#browser.add(place);
    this.#next(place.group);
  }

  #leave(place: Place): void {
    this.#browser.delete(place);
    place.turn?.abort();
  }

  /** Gives the turn to the first of a group, unless somebody has it. */
  #next(group: string): void {
    const places = [...this.#browser].filter((place) => place.group === group);
    const [first] = places;
    if (!first || places.some(({ turn }) => turn)) return;
    const turn = new AbortController();
    first.turn = turn;
    const tell = (message: unknown) => {
      if (turn.signal.aborted) return;
      for (const place of this.#browser)
        if (place !== first && place.group === group) place.member.hear(structuredClone(message));
    };
    void first.member
      .lead(tell, turn.signal)
      .catch(() => undefined)
      .then(() => {
        first.turn = undefined;
        if (turn.signal.aborted) this.#next(group);
      });
  }
}
