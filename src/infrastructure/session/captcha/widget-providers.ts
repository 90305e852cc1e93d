import type { WidgetApi, WidgetProvider } from './widget-captcha';

interface Recaptcha extends WidgetApi {
  ready(run: () => void): void;
}

/** Global variables of the scripts. */
interface Globals {
  turnstile?: WidgetApi;
  grecaptcha?: Recaptcha;
}

const globals = () => window as unknown as Globals;

const missingApiError = () => new Error('The script left nothing behind.');

/** Cloudflare Turnstile, visible only if it has a question. */
export const TURNSTILE: WidgetProvider = {
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  options: { execution: 'execute', appearance: 'interaction-only' },
  api: async () => {
    const { turnstile } = globals();
    if (!turnstile) throw missingApiError();
    return turnstile;
  },
};

/** Google reCAPTCHA, version 2, invisible; its variant for pages that require Trusted Types. */
export const RECAPTCHA: WidgetProvider = {
  script: 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true',
  options: { size: 'invisible' },
  api: async () => {
    const { grecaptcha } = globals();
    if (!grecaptcha) throw missingApiError();
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    return grecaptcha;
  },
};
