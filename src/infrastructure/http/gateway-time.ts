/**
 * The time according to the gateway's answers. It runs on `performance.now()`, which nobody can set; until the first
 * answer it starts at the device's clock.
 */
export class GatewayTime {
  /** Epoch milliseconds at which `performance.now()` was zero. */
  #origin = Date.now() - performance.now();
  #isKnown = false;

  now(): number {
    return Math.round(this.#origin + performance.now());
  }

  /**
   * Corrects the time by the `Date` of an answer. The latest origin is the best: seconds without fraction, a slow line, a
   * cached answer and a sleeping computer, whose `performance.now()` may pause, only make an origin too early.
   * @param origin the answer's `Date` less `performance.now()` at its arrival, in epoch milliseconds
   */
  correct(origin: number): void {
    this.#origin = this.#isKnown ? Math.max(this.#origin, origin) : origin;
    this.#isKnown = true;
  }
}
