import { bind, type LiveEvent, LiveFigures, PortalError, type TabMember, Tabs } from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { type Book, bookWorld, clientsBook } from './trading';
import { inMemory, replaces, runner } from './trial';

/*
 * Figures that move, and the windows of the app among which one follows them.
 */

/** The figures as the book has them, once and whenever it is asked to tell them again. */
export class BookFigures implements LiveFigures {
  readonly #book: Book;
  readonly #readers = new Set<() => void>();
  #told = 0;

  constructor(book: Book) {
    this.#book = book;
  }

  follow(_after: string | null, tell: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
    return new Promise((_resolve, reject) => {
      const read = () => tell(this.#now());
      const giveUp = () => {
        this.#readers.delete(read);
        reject(PortalError.aborted());
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp);
      this.#readers.add(read);
      // Who follows has asked for something else first: not before that.
      queueMicrotask(() => this.#readers.has(read) && read());
    });
  }

  /** The book has changed. */
  changed(): void {
    for (const read of this.#readers) read();
  }

  /** Everything is told each time, so that an id need not say what its reader has. */
  #now(): LiveEvent {
    return { kind: 'figures', id: String((this.#told += 1)), at: Date.now(), accounts: this.#book.accounts };
  }
}

interface Place {
  readonly group: string;
  readonly member: TabMember;
  turn?: AbortController;
}

/** The windows of the app: the one that came first leads, and all are in one process. */
export class AppWindows {
  readonly #places = new Set<Place>();

  enter(place: Place): void {
    this.#places.add(place);
    this.#giveTurn(place.group);
  }

  leave(place: Place): void {
    this.#places.delete(place);
    place.turn?.abort();
  }

  #giveTurn(group: string): void {
    const places = [...this.#places].filter((place) => place.group === group);
    const [first] = places;
    if (!first || places.some(({ turn }) => turn)) return;
    const turn = new AbortController();
    first.turn = turn;
    const tell = (message: unknown) => {
      if (turn.signal.aborted) return;
      for (const { group: other, member } of this.#places)
        if (other === group && member !== first.member) member.hear(structuredClone(message));
    };
    void first.member.lead(tell, turn.signal).then(() => {
      delete first.turn;
      if (turn.signal.aborted) this.#giveTurn(group);
    });
  }
}

/** One window of the app. */
export class AppTabs implements Tabs {
  readonly #windows: AppWindows;
  readonly #places = new Set<Place>();
  #isShown = true;

  constructor(windows: AppWindows) {
    this.#windows = windows;
  }

  join(group: string, member: TabMember): () => void {
    const place: Place = { group, member };
    this.#places.add(place);
    if (this.#isShown) this.#windows.enter(place);
    return () => {
      this.#places.delete(place);
      this.#windows.leave(place);
    };
  }

  show(isShown: boolean): void {
    this.#isShown = isShown;
    for (const place of this.#places)
      if (isShown) this.#windows.enter(place);
      else this.#windows.leave(place);
  }
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(LiveFigures, () => new BookFigures(clientsBook()), {
    stock: kit.FakeLiveFigures.prototype,
    ask: (portal) =>
      portal
        .resolve(LiveFigures)
        .follow(null, () => undefined, AbortSignal.abort())
        .catch(() => undefined),
  });
  replaces(Tabs, () => new AppTabs(new AppWindows()), {
    stock: kit.FakeTabs.prototype,
    ask: (portal) =>
      portal.resolve(Tabs).join('group', { lead: () => Promise.resolve(), hear: () => undefined }),
  });
  kit.describeLiveFiguresContract(
    runner,
    'Book',
    bookWorld((book) => [bind(LiveFigures, () => new BookFigures(book))]),
    inMemory,
  );
  kit.describeTabsContract(runner, 'App', () => {
    const windows = new AppWindows();
    return () => {
      const tabs = new AppTabs(windows);
      return { tabs, leave: () => tabs.show(false), comeBack: () => tabs.show(true) };
    };
  });
}
