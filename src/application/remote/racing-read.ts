import { observable, runInAction, type IObservableValue } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { isPortalError, PortalError } from '../../domain/kernel/errors';
import type { Clock } from '../kernel/ports/clock';

/** Reads from the gateway, reports a slow answer, and lets a second attempt race the first (D4). */
export class RacingRead<T> {
  readonly #slow: IObservableValue<boolean> = observable.box(false);
  #startAttempt: (() => void) | null = null;
  readonly #read: (signal: AbortSignal) => Promise<T>;
  readonly #clock: Clock;

  constructor(read: (signal: AbortSignal) => Promise<T>, clock: Clock) {
    this.#read = read;
    this.#clock = clock;
  }

  /** True once the pending read has taken 15 s. */
  get isSlow(): boolean {
    return this.#slow.get();
  }

  /** Starts another attempt if a read is pending: the first answer counts. Returns false if none is pending. */
  startSecondAttempt(): boolean {
    this.#startAttempt?.();
    return this.#startAttempt !== null;
  }

  /** Rejects with `PortalError` when all its attempts have failed. */
  run(signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const cancelTimer = this.#clock.after(CONSTANTS.slowNoticeMs, () =>
        runInAction(() => this.#slow.set(true)),
      );
      const finish = () => {
        cancelTimer();
        signal.removeEventListener('abort', finish);
        // A canceled read must not change the state of its successor.
        if (this.#startAttempt !== startAttempt) return;
        this.#startAttempt = null;
        runInAction(() => this.#slow.set(false));
      };
      let pendingAttempts = 0;
      const startAttempt = () => {
        pendingAttempts += 1;
        this.#read(signal).then(
          (value) => {
            finish();
            resolve(value);
          },
          (error: unknown) => {
            // A failed attempt changes nothing while another one may still answer.
            pendingAttempts -= 1;
            if (pendingAttempts > 0) return;
            finish();
            reject(isPortalError(error) ? error : PortalError.malformed(String(error)));
          },
        );
      };
      signal.addEventListener('abort', finish);
      this.#startAttempt = startAttempt;
      startAttempt();
    });
  }
}
