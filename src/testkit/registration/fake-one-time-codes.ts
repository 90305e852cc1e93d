import type { CodeChannel, OneTimeCodes } from '../../application/registration/ports/one-time-codes';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { FakeBackend } from '../portal/fake-backend';

const RESEND_MS = 60_000;
const MAX_TRIES = 5;

/** One-time codes of the in-memory backend; the code is always `123456`. */
export class FakeOneTimeCodes implements OneTimeCodes {
  readonly code = '123456';
  private readonly sentCodes = new Map<string, { at: number; tries: number }>();

  constructor(private readonly backend: FakeBackend) {}

  send(channel: CodeChannel, phone: string): Promise<void> {
    const answer = () => {
      const lastCode = this.sentCodes.get(channel + phone);
      if (lastCode && this.backend.now() - lastCode.at < RESEND_MS)
        throw PortalError.refused([ERROR_CODE.tooManyTries], 200);
      this.sentCodes.set(channel + phone, { at: this.backend.now(), tries: 0 });
    };
    const call = channel === 'sms' ? 'smsOtpSend' : 'whatsappOtpSend';
    return this.backend.answerAnyone(call, answer, { args: [phone] });
  }

  verify(channel: CodeChannel, phone: string, code: string): Promise<void> {
    const answer = () => {
      const sentCode = this.sentCodes.get(channel + phone);
      if (!sentCode || sentCode.tries >= MAX_TRIES) throw PortalError.refused([ERROR_CODE.wrongCode], 200);
      sentCode.tries += 1;
      if (code !== this.code) throw PortalError.refused([ERROR_CODE.wrongCode], 200);
      sentCode.tries = MAX_TRIES;
    };
    const call = channel === 'sms' ? 'smsOtpVerify' : 'whatsappOtpVerify';
    return this.backend.answerAnyone(call, answer, { args: [phone, code] });
  }
}
