/** What the server drew before the portal was there (docs/decisions/0008). */
const DRAWN = '#first-paint';

/**
 * A form that was drawn beforehand, as long as it is there: what is typed stays in its fields, it sends nothing and
 * follows no link, and a submit is remembered in the button as `aria-disabled`, as the portal's own form shows it
 * (D5-8). Typing on takes the submit back: half a password is not to be sent.
 */
export class DrawnForm {
  #held = false;
  /** How many presses and compositions have begun. */
  #begun = 0;
  #release: () => void = () => undefined;

  constructor(private readonly document: Document) {
    this.#on('submit', (event) => {
      event.preventDefault();
      this.#wait(true);
    });
    this.#on('input', () => this.#wait(false));
    // The one press or composed character in progress would be lost with the element that it is about.
    for (const begin of ['pointerdown', 'compositionstart'])
      this.#on(begin, () => {
        this.#held = true;
        this.#begun += 1;
      });
    for (const end of ['pointerup', 'pointercancel', 'compositionend'])
      document.addEventListener(end, () => this.#endSoon(), true);
  }

  /** Whether it is in the page still, in sight or not. */
  get isThere(): boolean {
    return this.document.querySelector(DRAWN) !== null;
  }

  /** Resolves when no press and no composition is on the way: then the portal's own form may take its place. */
  handsOff(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#held && this.isThere) this.#release = resolve;
      else resolve();
    });
  }

  #on(type: string, listener: (event: Event) => void): void {
    const heard = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(DRAWN)) listener(event);
    };
    this.document.addEventListener(type, heard, true);
  }

  #wait(waits: boolean): void {
    this.document.querySelector(`${DRAWN} [type=submit]`)?.setAttribute('aria-disabled', String(waits));
  }

  /** After the click that a press ends in, and the input that a composition does; unless another has begun by then. */
  #endSoon(): void {
    const begun = this.#begun;
    setTimeout(() => {
      if (begun !== this.#begun) return;
      this.#held = false;
      this.#release();
    });
  }
}
