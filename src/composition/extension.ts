import type { CompanyEntry } from '../domain/company';
import { STOCK_PROVIDER_IDS } from '../domain/providers';
import type { Binding } from '../infrastructure/di/binding';
import { nameOf } from '../infrastructure/di/token';
import type { Provider } from './providers';
import { PORTS, REPLACEABLE_PORTS, type PortName } from './ports.table';

/** What somebody else brings to the portal, without changing it. */
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

/** An extension asks for what is not there. The message names what is. */
export class ExtensionError extends Error {
  override readonly name = 'ExtensionError';
}

/** Checks an extension. @throws ExtensionError at an unknown slot, port or kind of provider, a port that can't be replaced, an id that is taken. */
export function defineExtension(extension: Extension): Extension {
  const fault = (what: string): never => {
    throw new ExtensionError(`Extension "${extension.id}": ${what}`);
  };
  for (const slot of Object.keys(extension)) {
    if (!(SLOTS as readonly string[]).includes(slot))
      fault(`there is no slot "${slot}". Slots: ${SLOTS.join(', ')}.`);
  }
  for (const { token } of extension.bindings ?? []) {
    const name = nameOf(token);
    if (PORTS[name as PortName] !== 'replaceable')
      fault(`"${name}" is no port that can be replaced. Replaceable: ${REPLACEABLE_PORTS.join(', ')}.`);
  }
  for (const { kind, id } of extension.providers ?? []) {
    const taken = STOCK_PROVIDER_IDS[kind] as readonly string[] | undefined;
    if (!taken)
      fault(
        `there are no providers of the kind "${kind}". Kinds: ${Object.keys(STOCK_PROVIDER_IDS).join(', ')}.`,
      );
    if (taken?.includes(id))
      fault(`the ${kind} provider "${id}" is Portico's own. Taken: ${taken.join(', ')}.`);
  }
  return extension;
}
