import type { Captcha } from '../../application/ports/captcha';
import { ERROR_CODE } from '../../domain/error-codes.table';
import { PortalError } from '../../domain/errors';

/** A captcha that answers what the test says. */
export class FakeCaptcha implements Captcha {
  /** The token of the next submits; `undefined` as the provider `none`. */
  answer: string | undefined = undefined;
  /** The provider’s code does not come. */
  broken = false;
  prepared = 0;

  prepare(): void {
    this.prepared += 1;
  }

  async token(signal?: AbortSignal): Promise<string | undefined> {
    if (signal?.aborted) throw PortalError.aborted();
    if (this.broken) throw PortalError.unavailable({ codes: [ERROR_CODE.captchaFailed] });
    return this.answer;
  }
}
