import type { Captcha } from '../../application/session/ports/captcha';
import type { ChatWidget } from '../../application/support/ports/chat';
import { port } from '../../application/kernel/port';
import type { Telemetry } from '../../application/telemetry/ports/telemetry';
import type { ProviderEntry, ProviderKind } from '../../domain/site/providers';

interface Made {
  /** Gets `captcha.siteKey` of the configuration. */
  captcha: (siteKey: string) => Captcha | Promise<Captcha>;
  chat: () => ChatWidget | Promise<ChatWidget>;
  /** Gets `telemetry.endpoint` of the configuration. */
  telemetry: (endpoint: string) => Telemetry | Promise<Telemetry>;
}

/**
 * An outside provider that the configuration may name by its id: how its adapter is made, when it is first needed, and
 * what its code needs of the content policy.
 */
export type Provider = {
  [Kind in ProviderKind]: ProviderEntry & { readonly kind: Kind; readonly make: Made[Kind] };
}[ProviderKind];

/** The providers that extensions bring. */
export type Providers = readonly Provider[];
export const Providers = port<Providers>('Providers');

/**
 * How those of a kind are made, by their ids. Each kind has an adapter of its own round them (`ConfiguredCaptcha`,
 * `ConfiguredChatWidget`, `ConfiguredTelemetry`), since they fail differently where a provider's code does not come: a
 * captcha refuses the form and tries again with the next submit, a chat leaves its link where it is, and telemetry drops
 * what it was told.
 */
export function made<Kind extends ProviderKind>(
  providers: Providers,
  kind: Kind,
): Readonly<Record<string, Made[Kind]>> {
  const own = providers.filter((provider) => provider.kind === kind);
  return Object.fromEntries(own.map(({ id, make }) => [id, make as Made[Kind]]));
}
