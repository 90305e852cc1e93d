import type { Captcha } from '../../../application/session/ports/captcha';
import { ERROR_CODE } from '../../../domain/kernel/error-codes.table';
import { isPortalError, PortalError } from '../../../domain/kernel/errors';

/** Makes the captcha of a provider; the code of one that is not configured is never loaded. */
export type CaptchaFactory = (siteKey: string) => Captcha | Promise<Captcha>;

/** Wants no proof. */
export class NoCaptcha implements Captcha {
  prepare(): void {
    // Nothing takes time here.
  }

  token(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

/** The captcha that the configuration names (D2). */
export class ConfiguredCaptcha implements Captcha {
  private captcha: Promise<Captcha> | null = null;

  /**
   * @param factories by the id of their provider.
   * @param configured what the configuration says, asked for when a proof is first needed.
   */
  constructor(
    private readonly factories: Readonly<Record<string, CaptchaFactory>>,
    private readonly configured: () => { readonly provider: string; readonly siteKey: string },
  ) {}

  prepare(): void {
    this.load().then(
      (captcha) => captcha.prepare(),
      () => undefined,
    );
  }

  async token(signal?: AbortSignal): Promise<string | undefined> {
    try {
      return await (await this.load()).token(signal);
    } catch (error) {
      throw isPortalError(error) ? error : notLoaded();
    }
  }

  private async make(): Promise<Captcha> {
    const { provider, siteKey } = this.configured();
    if (provider === 'none') return new NoCaptcha();
    const factory = this.factories[provider];
    if (!factory) throw notLoaded();
    return factory(siteKey);
  }

  private load(): Promise<Captcha> {
    this.captcha ??= this.make();
    this.captcha.catch(() => (this.captcha = null)); // the next submit tries again
    return this.captcha;
  }
}

/** The code of a captcha did not come: blocked, offline, or nobody brought it. */
export function notLoaded(): PortalError {
  return PortalError.unavailable({ codes: [ERROR_CODE.captchaFailed] });
}
