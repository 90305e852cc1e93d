import { Gateway } from '../../application/kernel/core-ports/gateway';
import { Navigation } from '../../application/kernel/core-ports/navigation';
import {
  BrandTokenNames,
  OpeningAddress,
  OpeningPrefix,
  ReadEntryLink,
} from '../../application/kernel/core-ports/launch';
import { SessionVault } from '../../application/session/core-ports/session-vault';
import { Translator } from '../../application/language/core-ports/translator';
import { bind, type Binding } from '../../infrastructure/di/binding';

/** What belongs to no feature: Portico's own four ports, and how the page was opened. */
export interface Given {
  gateway: Gateway;
  vault: SessionVault;
  navigation: Navigation;
  translator: Translator;
  prefix: OpeningPrefix;
  readLink: ReadEntryLink;
  /** Path and query, without a token. */
  address: OpeningAddress;
  tokenNames: BrandTokenNames;
}

export function givenBindings(given: Given): readonly Binding[] {
  return [
    bind(Gateway, () => given.gateway),
    bind(SessionVault, () => given.vault),
    bind(Navigation, () => given.navigation),
    bind(Translator, () => given.translator),
    bind(OpeningPrefix, () => given.prefix),
    bind(ReadEntryLink, () => given.readLink),
    bind(OpeningAddress, () => given.address),
    bind(BrandTokenNames, () => given.tokenNames),
  ];
}
