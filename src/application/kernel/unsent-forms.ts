import { makeAutoObservable, observable } from 'mobx';
import type { MoveGuard, Navigation } from './core-ports/navigation';

/** An open form whose text is not stored. */
export interface UnsentForm {
  /** True while leaving the form would lose text. */
  readonly hasText: () => boolean;
}

/** The part of the session that matters here. */
interface SignIn {
  readonly signedIn: boolean;
}

/** A client's wish to leave a form. */
interface Departure {
  readonly form: UnsentForm;
  readonly go: () => void;
}

/** The open forms whose text is not stored (D7): a client who leaves one has to confirm. */
export class UnsentForms {
  readonly #forms = new Set<UnsentForm>();
  readonly #departure = observable.box<Departure | null>(null, { deep: false });
  /** The reason of the browser's next move, if it is caused here: back to the page of a question, or away. */
  #ownMove: 'return' | 'leave' | null = null;
  /** The session of the forms: when it ends or begins, they are left without a question. */
  #isSignedIn = false;
  readonly #prefix: string;
  readonly #navigation: Navigation;
  readonly #session: SignIn;

  /** @param prefix the language prefix of the address, without slash; "" if it has none. */
  constructor(prefix: string, navigation: Navigation, session: SignIn) {
    this.#prefix = prefix === '' ? '' : `/${prefix}`;
    this.#navigation = navigation;
    this.#session = session;
    makeAutoObservable(this);
  }

  /** Adds an open form; returns a function that removes it. */
  add(form: UnsentForm): () => void {
    this.#forms.add(form);
    this.#isSignedIn = this.#session.signedIn;
    this.#navigation.moveGuard = (...move) => this.holdMove(...move);
    return () => this.remove(form);
  }

  /** True while the client is asked whether to leave a form. */
  isAsking(form: UnsentForm): boolean {
    return this.#departure.get()?.form === form;
  }

  /** Leaves a form inside a page: at once if no text is lost, else after the client agrees. */
  leave(hasText: boolean, go: () => void): void {
    const form = hasText && this.#formWithText;
    if (form) this.ask({ form, go });
    else go();
  }

  stay(): void {
    this.ask(null);
  }

  confirm(): void {
    const departure = this.#departure.get();
    this.stay();
    departure?.go();
  }

  private remove(form: UnsentForm): void {
    this.#forms.delete(form);
    if (this.#forms.size === 0) this.#navigation.moveGuard = null;
    // The form was sent, or its session has ended: there is nothing left to lose.
    if (this.isAsking(form)) this.stay();
  }

  private holdMove(...[address, go, undo]: Parameters<MoveGuard>): boolean {
    const ownMove = undo ? this.#ownMove : null;
    if (undo) this.#ownMove = null;
    if (ownMove) return ownMove === 'return';
    const form = this.#formWithText;
    const { path, search } = this.#navigation.current();
    const isSamePage = address.replace(/#.*/, '') === this.#prefix + path + search;
    if (!form || isSamePage || this.#session.signedIn !== this.#isSignedIn) return false;
    this.ask({ form, go: undo ? () => this.#move('leave', go) : go });
    if (undo) this.#move('return', undo);
    return true;
  }

  /** The form that was opened last: another one may be behind its dialog. */
  get #formWithText(): UnsentForm | undefined {
    return [...this.#forms].reverse().find(({ hasText }) => hasText());
  }

  private ask(departure: Departure | null): void {
    this.#departure.set(departure);
  }

  #move(reason: 'return' | 'leave', move: () => void): void {
    this.#ownMove = reason;
    move();
  }
}
