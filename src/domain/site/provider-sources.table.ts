/** Sources that an outside provider needs beyond the portal's own, as its own documentation lists them. */
export interface ProviderSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
  readonly media: readonly string[];
  /** Names of the Trusted Types policies that its code makes; `null` if it cannot run with Trusted Types at all. */
  readonly trustedTypes: readonly string[] | null;
}

export const NO_SOURCES: ProviderSources = Object.freeze({
  script: [],
  style: [],
  connect: [],
  img: [],
  frame: [],
  media: [],
  trustedTypes: [],
});

/** The container and Google Analytics 4 in it; each of their scripts makes a policy of the same name (docs/decisions/0007). */
export const TAG_MANAGER_SOURCES: ProviderSources = Object.freeze({
  ...NO_SOURCES,
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
  img: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  trustedTypes: ['goog#html', "'allow-duplicates'"],
});

export const CHAT_SOURCES: Readonly<Record<string, ProviderSources>> = Object.freeze({
  none: NO_SOURCES,
  builtin: NO_SOURCES,
  /** Its snippet gives plain addresses to scripts in a frame of its own, which no policy of the page reaches (docs/decisions/0007). */
  zendesk: Object.freeze({
    ...NO_SOURCES,
    script: ['https://static.zdassets.com'],
    style: ["'unsafe-inline'"],
    connect: [
      'https://*.zdassets.com',
      'https://*.zendesk.com',
      'wss://*.zendesk.com',
      'https://*.smooch.io',
      'wss://api.smooch.io',
    ],
    img: [
      'https://static.zdassets.com',
      'https://*.zendesk.com',
      'https://media.smooch.io',
      'https://*.zdusercontent.com',
      'blob:',
    ],
    media: ['https://static.zdassets.com'],
    trustedTypes: null,
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
  /**
   * The names of its policies are not published: any name is allowed, and `script-src` limits what may run
   * (docs/decisions/0007).
   */
  recaptcha: Object.freeze({
    ...NO_SOURCES,
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    trustedTypes: ['*'],
  }),
});
