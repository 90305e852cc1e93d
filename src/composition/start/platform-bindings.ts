import { Gateway } from '../../application/kernel/core-ports/gateway';
import { Navigation } from '../../application/kernel/core-ports/navigation';
import { BrandTokenNames } from '../../application/site/core-ports/known-companies';
import { LaunchUrl, LaunchPrefix, ReadEntryLink } from '../../application/session/core-ports/launch';
import { SessionVault } from '../../application/session/core-ports/session-vault';
import { Translator } from '../../application/language/core-ports/translator';
import { bind, type Binding } from '../../infrastructure/di/binding';

/** Services of no feature: the four ports that cannot be replaced, and the address with which the page was opened. */
export interface PlatformServices {
  gateway: Gateway;
  vault: SessionVault;
  navigation: Navigation;
  translator: Translator;
  prefix: LaunchPrefix;
  readLink: ReadEntryLink;
  /** Path and query, without a token. */
  address: LaunchUrl;
  designTokenNames: BrandTokenNames;
}

export function platformBindings(services: PlatformServices): readonly Binding[] {
  return [
    bind(Gateway, () => services.gateway),
    bind(SessionVault, () => services.vault),
    bind(Navigation, () => services.navigation),
    bind(Translator, () => services.translator),
    bind(LaunchPrefix, () => services.prefix),
    bind(ReadEntryLink, () => services.readLink),
    bind(LaunchUrl, () => services.address),
    bind(BrandTokenNames, () => services.designTokenNames),
  ];
}
