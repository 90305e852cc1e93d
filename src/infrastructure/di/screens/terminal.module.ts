import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { Page } from '../../../application/ports/page';
import { ClientStore } from '../../../application/stores/client-store';
import { LanguageStore } from '../../../application/stores/language-store';
import { PlatformsStore } from '../../../application/stores/platforms-store';
import { SiteStore } from '../../../application/stores/site-store';
import { TerminalStore } from '../../../application/stores/terminal-store';
import { id } from '../token';

/** The store of the web terminals, loaded with the first of them. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(TerminalStore)
    .toResolvedValue(
      (clock, page, site, client, platforms, language) =>
        new TerminalStore(clock, page, site, client, platforms, language),
      [id(Clock), id(Page), SiteStore, ClientStore, PlatformsStore, LanguageStore],
    )
    .inSingletonScope();
});
