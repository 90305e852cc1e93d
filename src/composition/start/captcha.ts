import type { Captcha } from '../../application/session/ports/captcha';
import { ConfiguredCaptcha } from '../../infrastructure/session/captcha/configured-captcha';
import type { SiteStore } from '../../application/site/site-store';
import type { HttpClient } from '../../infrastructure/http/http-client';
import { factoriesOf, type Providers } from '../extensions/providers';

/** The captcha that the configuration names. Code of other providers is never loaded. */
export function configuredCaptcha(http: HttpClient, site: SiteStore, providers: Providers): Captcha {
  const factories = {
    altcha: async () =>
      new (await import('../../infrastructure/session/captcha/altcha-captcha')).AltchaCaptcha(http),
    turnstile: (siteKey: string) => widgetCaptcha('TURNSTILE', siteKey),
    recaptcha: (siteKey: string) => widgetCaptcha('RECAPTCHA', siteKey),
    ...factoriesOf(providers, 'captcha'),
  };
  return new ConfiguredCaptcha(factories, () => site.config.captcha);
}

async function widgetCaptcha(name: 'TURNSTILE' | 'RECAPTCHA', siteKey: string): Promise<Captcha> {
  const [{ WidgetCaptcha }, providers] = await Promise.all([
    import(/* webpackChunkName: "widget-captcha" */ '../../infrastructure/session/captcha/widget-captcha'),
    import(/* webpackChunkName: "widget-captcha" */ '../../infrastructure/session/captcha/widget-providers'),
  ]);
  return new WidgetCaptcha(providers[name], siteKey);
}
