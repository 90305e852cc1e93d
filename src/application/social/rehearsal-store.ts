import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import type { Rehearsal, RehearsalOrder } from '../../domain/social/rehearsal';
import { isRehearsalDay, defaultFirstDay } from '../../domain/social/rehearsal-figures';
import type { Clock } from '../kernel/ports/clock';
import type { Queries } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { CopyFormStore } from './copy-form-store';
import type { Rehearsals } from './ports/rehearsals';

/** Pause in typing after which a rehearsal is fetched. */
const TYPING_PAUSE_MS = 400;
/** An answer is fetched again after this: the strategy trades on. */
const FRESH_MS = 60_000;

export interface RehearsalPorts {
  readonly clock: Clock;
  readonly form: CopyFormStore;
  readonly queries: Queries;
  readonly rehearsals: Rehearsals;
}

type ReadyRehearsal = Extract<Remote<Rehearsal>, { status: 'ready' }>;

const IDLE: Remote<Rehearsal> = { status: 'idle' };

/** The rehearsal of the copy in the form, fetched once typing pauses. The last answer stays until the next one. */
export class RehearsalStore {
  /** The first day that was chosen, `YYYY-MM-DD` or empty; null for the usual one. */
  chosenDay: string | null = null;
  /** The copy that was last sent for. */
  sentOrder: RehearsalOrder | null = null;
  /** The answer to the settings before, which stays on screen while the next one loads. */
  private previous: ReadyRehearsal | null = null;
  readonly #ports: RehearsalPorts;
  #cancelTimer: () => void = () => undefined;

  constructor(ports: RehearsalPorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** Follows the form; returns a function that forgets the rehearsal when the form is left. */
  follow(): () => void {
    const stopOrders = reaction(
      () => this.order,
      (order) => this.onOrder(order),
      { equals: compareStructural, fireImmediately: true },
    );
    return () => {
      stopOrders();
      this.forget();
    };
  }

  /** The first day, `YYYY-MM-DD`, or empty. */
  get firstDay(): string {
    return this.chosenDay ?? defaultFirstDay(this.startedAt, this.#ports.clock.now());
  }

  get isDayWrong(): boolean {
    return !isRehearsalDay(this.firstDay, this.startedAt, this.#ports.clock.now());
  }

  get startedAt(): string | null {
    return this.#ports.form.strategy?.startedAt ?? null;
  }

  /** The copy in the form; null until it is complete. */
  get order(): RehearsalOrder | null {
    const { amount, currency, multiplier, source, stop, strategy, withOpen } = this.#ports.form;
    if (!strategy || !source || amount === undefined || stop === undefined || this.isDayWrong) return null;
    const from = this.firstDay;
    const { login: fromLogin } = source;
    return { strategyId: strategy.id, fromLogin, amount, currency, from, stop, multiplier, withOpen };
  }

  /** The current answer, or the previous one. */
  get latest(): ReadyRehearsal | null {
    return this.answer.status === 'ready' ? this.answer : this.previous;
  }

  get remote(): Remote<Rehearsal> {
    const { answer, latest } = this;
    if (answer.status === 'failed' || !latest) return answer;
    return answer.status === 'ready' ? answer : { ...latest, refreshing: true, error: null };
  }

  /** The answer on screen belongs to other settings than the form's. */
  get isStale(): boolean {
    return this.answer.status !== 'ready' || !compareStructural(this.order, this.sentOrder);
  }

  setDay(day: string): void {
    this.chosenDay = day;
  }

  retry(): void {
    if (this.sentOrder) this.#queryOf(this.sentOrder).retry();
  }

  private get answer(): Remote<Rehearsal> {
    return this.sentOrder ? this.#queryOf(this.sentOrder).state : IDLE;
  }

  private onOrder(order: RehearsalOrder | null): void {
    this.#cancelTimer();
    if (order) this.#cancelTimer = this.#ports.clock.after(TYPING_PAUSE_MS, () => this.send(order));
    else this.send(null);
  }

  private send(order: RehearsalOrder | null): void {
    this.previous = this.latest;
    this.sentOrder = order;
    if (order)
      this.#queryOf(order)
        .load()
        .catch(() => undefined);
  }

  private forget(): void {
    this.#cancelTimer();
    this.chosenDay = null;
    this.sentOrder = null;
    this.previous = null;
  }

  #queryOf(order: RehearsalOrder): RemoteQuery<Rehearsal> {
    const { amount, currency, from, fromLogin, multiplier, stop, strategyId, withOpen } = order;
    return this.#ports.queries.query({
      scope: 'client',
      call: 'rehearsal',
      args: [strategyId, fromLogin, amount, currency, from, stop, multiplier, Number(withOpen)],
      freshForMs: FRESH_MS,
      read: (signal) => this.#ports.rehearsals.rehearse(order, signal),
    });
  }
}
