import type { TabMember, Tabs } from '../../application/kernel/ports/tabs';

interface Membership {
  readonly group: string;
  readonly member: TabMember;
  /** Set while the member leads its group; aborted when it leaves. */
  turn: AbortController | undefined;
}

/** The tabs of one browser. Each page has its own `FakeTabs`; those of one browser share its members. */
export class FakeTabs implements Tabs {
  /** The visible members in all tabs of the browser, in the order in which they joined. */
  readonly #visibleMembers: Set<Membership>;
  readonly #ownMembers = new Set<Membership>();
  #isHidden = false;

  /** @param otherTab another tab of the same browser. */
  constructor(otherTab?: FakeTabs) {
    this.#visibleMembers = otherTab ? otherTab.#visibleMembers : new Set();
  }

  join(group: string, member: TabMember): () => void {
    const membership: Membership = { group, member, turn: undefined };
    this.#ownMembers.add(membership);
    if (!this.#isHidden) this.#enter(membership);
    return () => {
      this.#ownMembers.delete(membership);
      this.#exit(membership);
    };
  }

  /** The client switches to another tab. */
  leave(): void {
    this.#isHidden = true;
    for (const membership of this.#ownMembers) this.#exit(membership);
  }

  comeBack(): void {
    this.#isHidden = false;
    for (const membership of this.#ownMembers) this.#enter(membership);
  }

  #enter(membership: Membership): void {
    this.#visibleMembers.add(membership);
    this.#electLeader(membership.group);
  }

  #exit(membership: Membership): void {
    this.#visibleMembers.delete(membership);
    membership.turn?.abort();
  }

  /** Lets the first member of a group lead, unless another member does. */
  #electLeader(group: string): void {
    const members = [...this.#visibleMembers].filter((membership) => membership.group === group);
    const [leader] = members;
    if (!leader || members.some(({ turn }) => turn)) return;
    const leadership = new AbortController();
    leader.turn = leadership;
    const broadcast = (message: unknown) => {
      if (leadership.signal.aborted) return;
      for (const membership of this.#visibleMembers)
        if (membership !== leader && membership.group === group)
          membership.member.onMessage(structuredClone(message));
    };
    void leader.member
      .lead(broadcast, leadership.signal)
      .catch(() => undefined)
      .then(() => {
        leader.turn = undefined;
        if (leadership.signal.aborted) this.#electLeader(group);
      });
  }
}
