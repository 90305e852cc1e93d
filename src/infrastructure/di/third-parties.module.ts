import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { ChatWidget, Conversations } from '../../application/ports/chat';
import { Clock } from '../../application/ports/clock';
import { Geo } from '../../application/ports/geo';
import { Marketing } from '../../application/ports/marketing';
import { LocalStore } from '../../application/ports/storage';
import { Page } from '../../application/ports/page';
import { SupportIdentity } from '../../application/ports/support-identity';
import { TagManager } from '../../application/ports/tag-manager';
import { Translator } from '../../application/ports/translator';
import { ChatStore } from '../../application/stores/chat-store';
import { ClientStore } from '../../application/stores/client-store';
import { CompanyStore } from '../../application/stores/company-store';
import { ConsentStore } from '../../application/stores/consent-store';
import { ConversationStore } from '../../application/stores/conversation-store';
import { GeoStore } from '../../application/stores/geo-store';
import { LanguageStore } from '../../application/stores/language-store';
import { MarketingStore } from '../../application/stores/marketing-store';
import { SessionStore } from '../../application/stores/session-store';
import { SiteStore } from '../../application/stores/site-store';
import { TagManagerStore } from '../../application/stores/tag-manager-store';
import type { Visit } from '../../domain/marketing/visit';
import { id } from './token';

/** The stores that deal with third parties; their chunk comes once the portal is on screen. */
export function thirdPartiesModule(visit: Visit): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(GeoStore)
      .toResolvedValue(
        (geo, cache, clock) => new GeoStore(geo, cache, clock),
        [id(Geo), QueryClient, id(Clock)],
      )
      .inSingletonScope();
    bind(TagManagerStore)
      .toResolvedValue(
        (tagManager, site, company, consent, geo) =>
          new TagManagerStore(visit, tagManager, { site, company, consent, geo }),
        [id(TagManager), SiteStore, CompanyStore, ConsentStore, GeoStore],
      )
      .inSingletonScope();
    bind(ChatStore)
      .toResolvedValue(
        (widget, identity, translator, local, clock, site, session, client, company, language, geo) =>
          new ChatStore(
            { widget, identity, translator, local, clock },
            { site, session, client, company, language, geo },
          ),
        [
          id(ChatWidget),
          id(SupportIdentity),
          id(Translator),
          id(LocalStore),
          id(Clock),
          SiteStore,
          SessionStore,
          ClientStore,
          CompanyStore,
          LanguageStore,
          GeoStore,
        ],
      )
      .inSingletonScope();
    bind(ConversationStore)
      .toResolvedValue(
        (conversations, chat, page) =>
          new ConversationStore(conversations, chat, page, () => crypto.randomUUID()),
        [id(Conversations), ChatStore, id(Page)],
      )
      .inSingletonScope();
    bind(MarketingStore)
      .toResolvedValue(
        (marketing, geo, local, cache, clock, site, session, consent) =>
          new MarketingStore(visit, { marketing, geo, local, cache, clock }, { site, session, consent }),
        [
          id(Marketing),
          id(Geo),
          id(LocalStore),
          QueryClient,
          id(Clock),
          SiteStore,
          SessionStore,
          ConsentStore,
        ],
      )
      .inSingletonScope();
  });
}
