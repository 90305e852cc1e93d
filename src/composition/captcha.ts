import type { Captcha } from '../application/ports/captcha';
import { ConfiguredCaptcha } from '../infrastructure/captcha/captcha-providers';
import type { HttpClient } from '../infrastructure/http/http-client';

/** The captcha that the configuration names; code of a provider that is not configured is never loaded. */
export function configuredCaptcha(http: HttpClient): ConfiguredCaptcha {
  return new ConfiguredCaptcha({
    altcha: async () => new (await import('../infrastructure/captcha/altcha-captcha')).AltchaCaptcha(http),
    turnstile: (siteKey) => widgetCaptcha('TURNSTILE', siteKey),
    recaptcha: (siteKey) => widgetCaptcha('RECAPTCHA', siteKey),
  });
}

async function widgetCaptcha(name: 'TURNSTILE' | 'RECAPTCHA', siteKey: string): Promise<Captcha> {
  const [{ WidgetCaptcha }, providers] = await Promise.all([
    import(/* webpackChunkName: "widget-captcha" */ '../infrastructure/captcha/widget-captcha'),
    import(/* webpackChunkName: "widget-captcha" */ '../infrastructure/captcha/widget-providers'),
  ]);
  return new WidgetCaptcha(providers[name], siteKey);
}
