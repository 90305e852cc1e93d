/** The form that the server pre-rendered (docs/decisions/0008). */
const PRERENDERED_FORM = '#first-paint';

/**
 * The pre-rendered form while it is in the page: it stores typed text, sends nothing and follows no link. A submit is
 * stored in the button as `aria-disabled`, as in the portal's own form (D5-8). Further typing revokes it, since half a
 * password must not be sent.
 */
export class DrawnForm {
  #isPressed = false;
  /** Number of presses and compositions that have begun. */
  #starts = 0;
  #release: () => void = () => undefined;

  constructor(private readonly document: Document) {
    this.#listen('submit', (event) => {
      event.preventDefault();
      this.#setWaiting(true);
    });
    this.#listen('input', () => this.#setWaiting(false));
    // A press or composed character in progress would be lost with its element.
    for (const begin of ['pointerdown', 'compositionstart'])
      this.#listen(begin, () => {
        this.#isPressed = true;
        this.#starts += 1;
      });
    for (const end of ['pointerup', 'pointercancel', 'compositionend'])
      document.addEventListener(end, () => this.#releaseSoon(), true);
  }

  /** True while the form is in the page, visible or not. */
  get isInPage(): boolean {
    return this.document.querySelector(PRERENDERED_FORM) !== null;
  }

  /** Resolves when no press or composition is in progress: then the portal's own form may replace this one. */
  whenReleased(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isPressed && this.isInPage) this.#release = resolve;
      else resolve();
    });
  }

  #listen(type: string, listener: (event: Event) => void): void {
    const onEvent = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(PRERENDERED_FORM)) listener(event);
    };
    this.document.addEventListener(type, onEvent, true);
  }

  #setWaiting(waits: boolean): void {
    this.document
      .querySelector(`${PRERENDERED_FORM} [type=submit]`)
      ?.setAttribute('aria-disabled', String(waits));
  }

  /** Releases after the click of a press or the input of a composition, unless another one has begun by then. */
  #releaseSoon(): void {
    const starts = this.#starts;
    setTimeout(() => {
      if (starts !== this.#starts) return;
      this.#isPressed = false;
      this.#release();
    });
  }
}
