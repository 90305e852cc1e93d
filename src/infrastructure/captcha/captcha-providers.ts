import type { Captcha, CaptchaProviders } from '../../application/ports/captcha';
import { ERROR_CODE } from '../../domain/error-codes.table';
import { isPortalError, PortalError } from '../../domain/errors';

type ProviderName = Parameters<CaptchaProviders['use']>[0]['provider'];

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

/** The captcha that the configuration names (decisions 2). */
export class ConfiguredCaptcha implements Captcha, CaptchaProviders {
  private captcha: Promise<Captcha> | null = null;
  private make: () => Captcha | Promise<Captcha> = () => new NoCaptcha();

  constructor(private readonly factories: Readonly<Partial<Record<ProviderName, CaptchaFactory>>>) {}

  use({ provider, siteKey }: Parameters<CaptchaProviders['use']>[0]): void {
    const factory = this.factories[provider];
    this.captcha = null;
    if (provider === 'none') this.make = () => new NoCaptcha();
    else if (factory) this.make = () => factory(siteKey);
    else this.make = () => Promise.reject(notLoaded());
  }

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

  private load(): Promise<Captcha> {
    this.captcha ??= Promise.resolve(this.make());
    this.captcha.catch(() => (this.captcha = null)); // the next submit tries again
    return this.captcha;
  }
}

/** The code of a captcha did not come: blocked, offline, or nobody brought it. */
export function notLoaded(): PortalError {
  return PortalError.unavailable({ codes: [ERROR_CODE.captchaFailed] });
}
