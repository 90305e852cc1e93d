import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/error-codes.table';
import type { Clock } from '../ports/clock';
import type { CodeChannel, OneTimeCodes } from '../ports/one-time-codes';
import type { Page } from '../ports/page';
import { formProblem, type FormProblem } from './form-problem';

/** Why a code is not taken; `spent` after the fifth wrong one: only a new code helps (quality O1). */
export type CodeIssue = 'missing' | 'not-a-code' | 'wrong' | 'spent';

const RESEND_MS = 60_000;
const MOST_TRIES = 5;
const SECOND_MS = 1_000;
/** A one-time code by SMS or WhatsApp: sent, sent again after a minute, by the other channel, typed, judged. */
export class CodeEntry {
  phone = '';
  channel: CodeChannel = 'sms';
  code = '';
  sending = false;
  issue: CodeIssue | null = null;
  problem: FormProblem | null = null;
  private tries = 0;
  private now = 0;
  private resendAt: Readonly<Record<CodeChannel, number>> = { sms: 0, whatsapp: 0 };
  readonly #codes: OneTimeCodes;
  readonly #clock: Clock;
  readonly #page: Page;

  constructor(codes: OneTimeCodes, clock: Clock, page: Page) {
    this.#codes = codes;
    this.#clock = clock;
    this.#page = page;
    makeAutoObservable(this);
  }

  /** The number to prove; nothing has been sent to it yet. */
  start(phone: string): void {
    if (phone !== this.phone) this.resendAt = { sms: 0, whatsapp: 0 };
    this.phone = phone;
    this.code = '';
    this.issue = null;
    this.problem = null;
    this.tries = 0;
  }

  /** Whole seconds until another code may be asked for by a channel; 0 when it may be now. */
  waitFor(channel: CodeChannel): number {
    return Math.max(0, Math.ceil((this.resendAt[channel] - this.now) / SECOND_MS));
  }

  setCode(typed: string): void {
    this.code = typed;
    if (this.issue !== 'spent') this.issue = null;
  }

  /** Sends a new code, unless the last one is too young. */
  async send(channel: CodeChannel): Promise<void> {
    this.tick();
    if (this.sending || this.waitFor(channel) > 0) return;
    this.channel = channel;
    this.sending = true;
    this.problem = null;
    try {
      await this.#codes.send(channel, this.phone);
      runInAction(() => this.fresh(channel));
    } catch (error) {
      runInAction(() => this.failed(formProblem(error, this.#page), channel));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  /** Resolves to whether the code was taken. */
  async verify(): Promise<boolean> {
    if (this.sending || this.issue === 'spent') return false;
    const code = this.code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(code)) {
      this.issue = code === '' ? 'missing' : 'not-a-code';
      return false;
    }
    this.sending = true;
    this.problem = null;
    try {
      await this.#codes.verify(this.channel, this.phone, code);
      runInAction(() => (this.code = ''));
      return true;
    } catch (error) {
      runInAction(() => this.failed(formProblem(error, this.#page), this.channel));
      return false;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  private fresh(channel: CodeChannel): void {
    this.code = '';
    this.issue = null;
    this.tries = 0;
    this.rest(channel);
  }

  private failed(problem: FormProblem, channel: CodeChannel): void {
    if (problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.wrongCode)) {
      this.tries += 1;
      this.issue = this.tries >= MOST_TRIES ? 'spent' : 'wrong';
      return;
    }
    this.problem = problem;
    if (problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.tooManyTries))
      this.rest(channel, problem.retryAfterMs);
  }

  private rest(channel: CodeChannel, waitMs = RESEND_MS): void {
    this.tick();
    this.resendAt = { ...this.resendAt, [channel]: this.now + waitMs };
    this.#countDown();
  }

  #countDown(): void {
    if (this.waitFor('sms') === 0 && this.waitFor('whatsapp') === 0) return;
    this.#clock.after(SECOND_MS, () =>
      runInAction(() => {
        this.tick();
        this.#countDown();
      }),
    );
  }

  private tick(): void {
    this.now = this.#clock.now();
  }
}
