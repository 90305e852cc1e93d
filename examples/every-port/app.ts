import {
  Clipboard,
  Clock,
  Device,
  type KeyValueStore,
  LocalStore,
  Page,
  PhoneNumbers,
  type PhoneVerdict,
  TabStore,
  type VisitorSystem,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { replaces, runner, signedIn } from './trial';

/*
 * The portal inside Acme's own app: what a browser does elsewhere, the app does here.
 */

/** Gives copied text to the app, which has the only access to the machine's clipboard. */
export class AppClipboard implements Clipboard {
  readonly #copy: (text: string) => boolean;

  constructor(copy: (text: string) => boolean) {
    this.#copy = copy;
  }

  write(text: string): Promise<boolean> {
    return Promise.resolve(this.#copy(text));
  }
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The app knows how far the machine's clock is off. */
export class CorrectedClock implements Clock {
  readonly #behindMs: number;

  constructor(behindMs: number) {
    this.#behindMs = behindMs;
  }

  now(): number {
    return Date.now() + this.#behindMs;
  }

  after(delayMs: number, task: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const arm = (left: number) => {
      const next = Math.min(Math.max(left, 0), LONGEST_TIMER_MS);
      timer = setTimeout(() => (left > next ? arm(left - next) : task()), next);
    };
    arm(delayMs);
    return () => clearTimeout(timer);
  }
}

/** The app is built for one system. */
export class AppDevice implements Device {
  readonly system: VisitorSystem = 'windows';
}

/** The page in the app's window; the app says when it is looked at, and when the connection is gone. */
export class AppPage implements Page {
  visible = true;
  online = true;
  readonly prefersDark = false;
  readonly #returns = new Set<() => void>();
  readonly #connections = new Set<() => void>();

  get address() {
    const { hostname, port, origin } = window.location;
    return { host: hostname, port, origin };
  }

  /** The app's window is covered, or in front again. */
  show(visible: boolean): void {
    this.visible = visible;
    if (visible) for (const listener of this.#returns) listener();
  }

  connect(online: boolean): void {
    this.online = online;
    for (const listener of this.#connections) listener();
  }

  setLanguage(culture: string, direction: 'ltr' | 'rtl'): void {
    document.documentElement.lang = culture;
    document.documentElement.dir = direction;
  }

  setTitle(title: string, description: string): void {
    document.title = title;
    this.#inHead('meta', 'name', 'description').setAttribute('content', description);
  }

  setDark(dark: boolean): void {
    document.documentElement.classList.toggle('dark', dark);
  }

  setIcon(href: string): void {
    this.#inHead('link', 'rel', 'icon').setAttribute('href', href);
  }

  reload(): void {
    window.location.reload();
  }

  replaceWith(address: string): void {
    window.location.replace(address);
  }

  onReturn(listener: () => void): () => void {
    this.#returns.add(listener);
    return () => void this.#returns.delete(listener);
  }

  onConnectionChange(listener: () => void): () => void {
    this.#connections.add(listener);
    return () => void this.#connections.delete(listener);
  }

  #inHead(tag: string, attribute: string, value: string): Element {
    const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`);
    if (found) return found;
    const made = document.createElement(tag);
    made.setAttribute(attribute, value);
    document.head.append(made);
    return made;
  }
}

/** What the app keeps for the pages in its windows. */
export class AppStorage {
  readonly values = new Map<string, string>();
  readonly #windows = new Map<object, (key: string | null) => void>();

  join(window: object, changed: (key: string | null) => void): void {
    this.#windows.set(window, changed);
  }

  /** Changes a value (`null` removes it) or, without a key, clears everything; every other window is told. */
  change(by: object, key: string | null, value: string | null = null): void {
    if (key === null) this.values.clear();
    else if (value === null) this.values.delete(key);
    else this.values.set(key, value);
    for (const [window, changed] of this.#windows) if (window !== by) changed(key);
  }
}

/** One window's view of it. */
export class AppStore<Key extends string> implements KeyValueStore<Key> {
  readonly persistent = true;
  readonly #storage: AppStorage;
  readonly #listeners = new Set<(key: string | null) => void>();

  constructor(storage: AppStorage) {
    this.#storage = storage;
    storage.join(this, (key) => this.#listeners.forEach((listener) => listener(key)));
  }

  get(key: Key): string | null {
    return this.#storage.values.get(key) ?? null;
  }

  set(key: Key, value: string): void {
    this.#storage.change(this, key, value);
  }

  remove(key: Key): void {
    this.#storage.change(this, key);
  }

  keys(): readonly string[] {
    return [...this.#storage.values.keys()];
  }

  onForeignChange(listener: (key: string | null) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/** Reads numbers by their dial code alone, without any data about countries. */
export class DialCodes implements PhoneNumbers {
  prepare(): void {
    // There is nothing to fetch.
  }

  read(typed: string, _country: string, dialCode: string): Promise<PhoneVerdict> {
    return Promise.resolve(this.#verdict(typed, dialCode));
  }

  #verdict(typed: string, dialCode: string): PhoneVerdict {
    if (!/^[\d\s()./+-]*\d[\d\s()./-]*$/.test(typed)) return { issue: 'not-a-phone' };
    const digits = typed.replaceAll(/\D/g, '');
    const e164 = typed.trim().startsWith('+') ? `+${digits}` : dialCode + digits.replace(/^0+/, '');
    if (e164.length <= FEWEST_DIGITS) return { issue: 'phone-too-short' };
    return e164.length - 1 > MOST_DIGITS ? { issue: 'phone-too-long' } : { e164 };
  }
}

/** A window of the app, and the app's storage. */
function storeSubject<Key extends string>() {
  const storage = new AppStorage();
  const other = {};
  return {
    store: new AppStore<Key>(storage),
    reopened: () => new AppStore<Key>(storage),
    changeElsewhere: (changes: Readonly<Record<string, string | null>> | 'clear') => {
      if (changes === 'clear') return storage.change(other, null);
      for (const [key, value] of Object.entries(changes)) storage.change(other, key, value);
    },
  };
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(Clipboard, () => new AppClipboard(() => true), {
    stock: kit.FakeClipboard.prototype,
    ask: (portal) => portal.resolve(Clipboard).write('2104417'),
  });
  replaces(Clock, () => new CorrectedClock(90_000), {
    stock: kit.FakeClock.prototype,
    options: signedIn,
  });
  replaces(Device, () => new AppDevice(), {
    stock: (portal) => portal.device,
    ask: (portal) => portal.resolve(Device).system,
  });
  replaces(Page, () => new AppPage(), { stock: kit.FakePage.prototype });
  replaces(LocalStore, () => new AppStore(new AppStorage()), {
    stock: (portal) => portal.local,
  });
  replaces(TabStore, () => new AppStore(new AppStorage()), {
    stock: (portal) => portal.tab,
    options: signedIn,
  });
  replaces(PhoneNumbers, () => new DialCodes(), {
    stock: kit.FakePhoneNumbers.prototype,
    ask: (portal) => portal.resolve(PhoneNumbers).read('030 901820', 'DE', '+49'),
  });
  kit.describeClipboardContract(runner, 'App', () => {
    let [copied, isOpen] = ['', true];
    const clipboard = new AppClipboard((text) => {
      if (isOpen) copied = text;
      return isOpen;
    });
    return { clipboard, content: () => copied, refuse: () => void (isOpen = false) };
  });
  describe('clock', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    kit.describeClockContract(runner, 'Corrected', () => ({
      clock: new CorrectedClock(90_000),
      pass: (ms) => jest.advanceTimersByTime(ms),
    }));
  });
  kit.describeDeviceContract(runner, 'App', () => new AppDevice(), ['windows']);
  kit.describePageContract(runner, 'App', () => {
    const page = new AppPage();
    const { documentElement: html, head } = document;
    const inHead = (selector: string, attribute: string) =>
      head.querySelector(selector)?.getAttribute(attribute) ?? '';
    return {
      page,
      look: () => ({
        culture: html.lang,
        direction: html.dir,
        dark: html.classList.contains('dark'),
        title: document.title,
        description: inHead('meta[name="description"]', 'content'),
        icon: inHead('link[rel="icon"]', 'href'),
      }),
      leave: () => page.show(false),
      comeBack: () => page.show(true),
      setOnline: (online) => page.connect(online),
    };
  });
  kit.describeLocalStoreContract(runner, 'AppStore', storeSubject, { faults: false });
  kit.describeTabStoreContract(runner, 'AppStore', storeSubject, { faults: false });
  kit.describePhoneNumbersContract(runner, 'DialCodes', () => new DialCodes());
}
