import type { ProviderSources } from './provider-sources.table';

/** Services that an outside provider can have for the portal. */
export type ProviderKind = 'captcha' | 'chat' | 'telemetry';

/** The ids that the configuration may name, by kind. */
export type ProviderIds = Readonly<Record<ProviderKind, readonly string[]>>;

/** The ids of the providers that the portal ships with. */
export const BUILT_IN_PROVIDER_IDS: ProviderIds = Object.freeze({
  captcha: ['none', 'altcha', 'turnstile', 'recaptcha'],
  chat: ['none', 'builtin', 'zendesk'],
  telemetry: ['none', 'console', 'otlp'],
});

/** A provider as the content policy sees it. */
export interface ProviderEntry {
  readonly kind: ProviderKind;
  readonly id: string;
  /** Sources that its code needs in addition to the portal's own; none by default. */
  readonly sources?: Partial<ProviderSources>;
}

/** The ids of the portal's own providers and of contributed ones. */
export function providerIds(contributedProviders: readonly ProviderEntry[]): ProviderIds {
  const idsOf = (kind: ProviderKind) => [
    ...BUILT_IN_PROVIDER_IDS[kind],
    ...contributedProviders.filter((entry) => entry.kind === kind).map(({ id }) => id),
  ];
  return { captcha: idsOf('captcha'), chat: idsOf('chat'), telemetry: idsOf('telemetry') };
}
