import type { Captcha } from '../../../application/session/ports/captcha';
import { ERROR_CODE } from '../../../domain/kernel/error-codes.table';
import { isPortalError, PortalError } from '../../../domain/kernel/errors';

/** Creates the captcha of a provider; the code of other providers is never loaded. */
export type CaptchaFactory = (siteKey: string) => Captcha | Promise<Captcha>;

/** A captcha that needs no proof. */
export class NoCaptcha implements Captcha {
  prepare(): void {
    // There is nothing to prepare.
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
   * @param readConfig reads the configuration when a proof is first needed.
   */
  constructor(
    private readonly factories: Readonly<Record<string, CaptchaFactory>>,
    private readonly readConfig: () => { readonly provider: string; readonly siteKey: string },
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
      throw isPortalError(error) ? error : captchaNotLoaded();
    }
  }

  private async make(): Promise<Captcha> {
    const { provider, siteKey } = this.readConfig();
    if (provider === 'none') return new NoCaptcha();
    const factory = this.factories[provider];
    if (!factory) throw captchaNotLoaded();
    return factory(siteKey);
  }

  private load(): Promise<Captcha> {
    this.captcha ??= this.make();
    this.captcha.catch(() => (this.captcha = null)); // the next submit tries again
    return this.captcha;
  }
}

/** The error of a captcha whose code was not loaded: blocked, offline, or not contributed by an extension. */
export function captchaNotLoaded(): PortalError {
  return PortalError.unavailable({ codes: [ERROR_CODE.captchaFailed] });
}
