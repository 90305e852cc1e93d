import type { Captcha } from '../../application/session/ports/captcha';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';

/** A captcha that returns what the test sets. */
export class FakeCaptcha implements Captcha {
  /** The token for the next submits; `undefined` acts like provider `none`. */
  answer: string | undefined = undefined;
  /** True if the provider's script fails to load. */
  isBroken = false;
  prepareCount = 0;

  prepare(): void {
    this.prepareCount += 1;
  }

  async token(signal?: AbortSignal): Promise<string | undefined> {
    if (signal?.aborted) throw PortalError.aborted();
    if (this.isBroken) throw PortalError.unavailable({ codes: [ERROR_CODE.captchaFailed] });
    return this.answer;
  }
}
