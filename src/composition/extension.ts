import type { CompanyEntry } from '../domain/company';
import { STOCK_PROVIDER_IDS } from '../domain/providers';
import type { Binding } from '../infrastructure/di/binding';
import { nameOf } from '../infrastructure/di/token';
import type { Feature } from './feature';
import type { Features } from './features';
import { REPLACEABLE_PORTS } from './ports.table';
import type { Provider } from './providers';

/** What an integrator adds to the portal without changing its code. */
export interface Extension {
  /** Names the extension in messages. */
  readonly id: string;
  /** Adapters in the place of Portico's own, made by `bind(Port, make)`; they stand for ports of features that come later, too. */
  readonly bindings?: readonly Binding[];
  /** Companies beside those that Portico ships with; each says `like` which one its missing cells are taken from, or brings every cell. */
  readonly companies?: readonly CompanyEntry[];
  /** Providers of captcha, chat and telemetry that the configuration may name by their ids. */
  readonly providers?: readonly Provider[];
}

/** The slots of an extension. */
const SLOTS: readonly (keyof Extension)[] = ['id', 'bindings', 'companies', 'providers'];

/** An extension names something that doesn't exist; the message lists what does. */
export class ExtensionError extends Error {
  override readonly name = 'ExtensionError';
}

const faultOf = ({ id }: Extension, what: string) => new ExtensionError(`Extension "${id}": ${what}`);

/** Checks the form of an extension. @throws ExtensionError at an unknown slot or kind of provider, an id that is taken. */
export function defineExtension(extension: Extension): Extension {
  for (const slot of Object.keys(extension)) {
    if (!(SLOTS as readonly string[]).includes(slot))
      throw faultOf(extension, `there is no slot "${slot}". Slots: ${SLOTS.join(', ')}.`);
  }
  for (const { kind, id } of extension.providers ?? []) {
    const taken = STOCK_PROVIDER_IDS[kind] as readonly string[] | undefined;
    const kinds = Object.keys(STOCK_PROVIDER_IDS).join(', ');
    if (!taken) throw faultOf(extension, `there are no providers of the kind "${kind}". Kinds: ${kinds}.`);
    if (taken.includes(id))
      throw faultOf(extension, `the ${kind} provider "${id}" is Portico's own. Taken: ${taken.join(', ')}.`);
  }
  return extension;
}

/** The names of the ports that a feature in the first bundle binds, with those that it needs. */
const portsOf = ({ ports = [], needs = [] }: Feature): readonly string[] => [
  ...ports.map(({ token }) => nameOf(token)),
  ...needs.flatMap(portsOf),
];

/**
 * Checks that an extension replaces ports of these features only. Who is signed in, how the gateway is spoken to, where
 * the page is and the texts' engine stay Portico's own. @throws ExtensionError at any other port.
 */
export function checkPorts(extension: Extension, features: Features): void {
  const valid = [...new Set([...REPLACEABLE_PORTS, ...features.eager.flatMap(portsOf)])].sort();
  const wrong = extension.bindings?.map(({ token }) => nameOf(token)).find((name) => !valid.includes(name));
  if (wrong === undefined) return;
  throw faultOf(extension, `"${wrong}" is no port that can be replaced. Replaceable: ${valid.join(', ')}.`);
}
