import type { Captcha } from '../../application/session/ports/captcha';
import type { ChatWidget } from '../../application/support/ports/chat';
import { port } from '../../application/kernel/port';
import type { Telemetry } from '../../application/telemetry/ports/telemetry';
import type { ProviderEntry, ProviderKind } from '../../domain/site/providers';

interface Factories {
  /** Called with `captcha.siteKey` of the configuration. */
  captcha: (siteKey: string) => Captcha | Promise<Captcha>;
  chat: () => ChatWidget | Promise<ChatWidget>;
  /** Called with `telemetry.endpoint` of the configuration. */
  telemetry: (endpoint: string) => Telemetry | Promise<Telemetry>;
}

/**
 * An external provider that the configuration may name by its id. Its adapter is made when it is first needed; its
 * `sources` are added to the content policy.
 */
export type Provider = {
  [Kind in ProviderKind]: ProviderEntry & { readonly kind: Kind; readonly make: Factories[Kind] };
}[ProviderKind];

/** The providers of extensions. */
export type Providers = readonly Provider[];
export const Providers = port<Providers>('Providers');

/**
 * Factories of the adapters of one kind, by provider id. Each kind has a wrapper of its own (`ConfiguredCaptcha`,
 * `ConfiguredChatWidget`, `ConfiguredTelemetry`), since it fails differently if a provider's code can't be loaded: a
 * captcha refuses the form and tries again with the next submit, a chat leaves its link in place, and telemetry drops
 * its events.
 */
export function factoriesOf<Kind extends ProviderKind>(
  providers: Providers,
  kind: Kind,
): Readonly<Record<string, Factories[Kind]>> {
  const ofKind = providers.filter((provider) => provider.kind === kind);
  return Object.fromEntries(ofKind.map(({ id, make }) => [id, make as Factories[Kind]]));
}
