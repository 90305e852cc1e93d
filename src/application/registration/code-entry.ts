import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { cleanCode, enteredCode, isAppCode } from '../../domain/kernel/identifiers/one-time-code';
import type { Clock } from '../kernel/ports/clock';
import type { CodeChannel, OneTimeCodes } from './ports/one-time-codes';
import type { Page } from '../kernel/ports/page';
import { Countdown } from '../kernel/countdown';
import type { FormProblem } from '../kernel/form-problem';
import { Submission } from '../kernel/submission';

/** Reason why a code is not accepted; `spent` after the fifth wrong one: a new code is needed (O1). */
export type CodeIssue = 'missing' | 'not-a-code' | 'wrong' | 'spent';

const RESEND_MS = 60_000;
const MAX_TRIES = 5;

/** A one-time code by SMS or WhatsApp. It can be sent again after a minute, or at once by the other channel. */
export class CodeEntry {
  phone = '';
  /** Channel of the last code, which is also used to check it. */
  channel: CodeChannel = 'sms';
  code = '';
  issue: CodeIssue | null = null;
  readonly submission: Submission;
  private tries = 0;
  readonly #codes: OneTimeCodes;
  readonly #countdowns: Readonly<Record<CodeChannel, Countdown>>;

  constructor(codes: OneTimeCodes, clock: Clock, page: Page) {
    this.#codes = codes;
    this.#countdowns = { sms: new Countdown(clock), whatsapp: new Countdown(clock) };
    this.submission = new Submission(page);
    makeAutoObservable(this);
  }

  /** Sets the phone number to verify; no code has been sent yet. */
  start(phone: string): void {
    if (phone !== this.phone) for (const countdown of Object.values(this.#countdowns)) countdown.end();
    this.phone = phone;
    this.code = '';
    this.issue = null;
    this.submission.clear();
    this.tries = 0;
  }

  /** Whole seconds until a channel may send another code; 0 if it may send one now. */
  secondsUntilResend(channel: CodeChannel): number {
    return this.#countdowns[channel].secondsLeft;
  }

  setCode(text: string): void {
    this.code = enteredCode(this.code, text);
    if (this.issue !== 'spent') this.issue = null;
  }

  /** Sends a new code, unless the last one is too recent. The last one stays valid until then. */
  async send(channel: CodeChannel): Promise<void> {
    if (this.submission.isSending || this.secondsUntilResend(channel) > 0) return;
    const codeBeforeSending = this.code;
    await this.submission.run(
      async () => {
        await this.#codes.send(channel, this.phone);
        runInAction(() => this.onCodeSent(channel, codeBeforeSending));
      },
      (problem) => this.showRefusal(problem, channel),
    );
  }

  /** Resolves to true if the code was accepted. */
  async verify(): Promise<boolean> {
    if (this.submission.isSending || this.issue === 'spent') return false;
    const code = cleanCode(this.code);
    if (!isAppCode(code)) {
      this.issue = code === '' ? 'missing' : 'not-a-code';
      return false;
    }
    return this.submission.run(
      async () => {
        await this.#codes.verify(this.channel, this.phone, code);
        runInAction(() => (this.code = ''));
      },
      (problem) => this.showRefusal(problem, this.channel),
    );
  }

  /** The message may arrive before the gateway's answer: a text typed since then is the new code. */
  private onCodeSent(channel: CodeChannel, codeBeforeSending: string): void {
    this.channel = channel;
    if (this.code === codeBeforeSending) this.code = '';
    this.issue = null;
    this.tries = 0;
    this.#countdowns[channel].start(RESEND_MS);
  }

  /** Shows a wrong code at the field; after too many attempts the channel must wait before it can send again. */
  private showRefusal(problem: FormProblem, channel: CodeChannel): boolean {
    if (problem.kind !== 'refused') return false;
    if (problem.codes.includes(ERROR_CODE.wrongCode)) {
      this.tries += 1;
      this.issue = this.tries >= MAX_TRIES ? 'spent' : 'wrong';
      return true;
    }
    if (problem.codes.includes(ERROR_CODE.tooManyTries))
      this.#countdowns[channel].start(problem.retryAfterMs ?? RESEND_MS);
    return false;
  }
}
