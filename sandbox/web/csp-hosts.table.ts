/** Sources that an outside provider needs beyond the portal's own, as its own documentation lists them. */
export interface ProviderSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
  readonly media: readonly string[];
}

export const NO_SOURCES: ProviderSources = Object.freeze({ script: [], connect: [], img: [], frame: [], media: [] });

export const TAG_MANAGER_SOURCES: ProviderSources = Object.freeze({
  ...NO_SOURCES,
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
});

export const CHAT_SOURCES: Readonly<Record<string, ProviderSources>> = Object.freeze({
  none: NO_SOURCES,
  builtin: NO_SOURCES,
  zendesk: Object.freeze({
    ...NO_SOURCES,
    script: ['https://static.zdassets.com'],
    connect: ['https://*.zdassets.com', 'https://*.zendesk.com', 'wss://*.zendesk.com'],
    img: ['https://static.zdassets.com', 'https://*.zendesk.com'],
    media: ['https://static.zdassets.com'],
  }),
});

export const CAPTCHA_SOURCES: Readonly<Record<string, ProviderSources>> = Object.freeze({
  none: NO_SOURCES,
  altcha: NO_SOURCES,
  turnstile: Object.freeze({
    ...NO_SOURCES,
    script: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  }),
  recaptcha: Object.freeze({
    ...NO_SOURCES,
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  }),
});
