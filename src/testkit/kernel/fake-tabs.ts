import type { TabMember, Tabs } from '../../application/kernel/ports/tabs';

interface Place {
  readonly group: string;
  readonly member: TabMember;
  /** Set while the member has the lead. */
  turn: AbortController | undefined;
}

/** The tabs of one browser. Each page has its own `FakeTabs`; those of one browser share its places. */
export class FakeTabs implements Tabs {
  readonly #browser: Set<Place>;
  readonly #ownPlaces = new Set<Place>();
  #isHidden = false;

  /** @param otherTab another tab of the same browser. */
  constructor(otherTab?: FakeTabs) {
    this.#browser = otherTab ? otherTab.#browser : new Set();
  }

  join(group: string, member: TabMember): () => void {
    const place: Place = { group, member, turn: undefined };
    this.#ownPlaces.add(place);
    if (!this.#isHidden) this.#enter(place);
    return () => {
      this.#ownPlaces.delete(place);
      this.#leave(place);
    };
  }

  /** The client switches to another tab. */
  leave(): void {
    this.#isHidden = true;
    for (const place of this.#ownPlaces) this.#leave(place);
  }

  comeBack(): void {
    this.#isHidden = false;
    for (const place of this.#ownPlaces) this.#enter(place);
  }

  #enter(place: Place): void {
    this.#browser.add(place);
    this.#next(place.group);
  }

  #leave(place: Place): void {
    this.#browser.delete(place);
    place.turn?.abort();
  }

  /** Gives the lead to the first member of a group, unless another member has it. */
  #next(group: string): void {
    const places = [...this.#browser].filter((place) => place.group === group);
    const [first] = places;
    if (!first || places.some(({ turn }) => turn)) return;
    const turn = new AbortController();
    first.turn = turn;
    const tell = (message: unknown) => {
      if (turn.signal.aborted) return;
      for (const place of this.#browser)
        if (place !== first && place.group === group) place.member.onMessage(structuredClone(message));
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
