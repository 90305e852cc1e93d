import { ChatWidget, Conversations } from '../../application/ports/chat';
import { Clock } from '../../application/ports/clock';
import { Geo } from '../../application/ports/geo';
import { Marketing } from '../../application/ports/marketing';
import { OpeningAddress } from '../../application/own-ports/opening';
import { Page } from '../../application/ports/page';
import { LocalStore } from '../../application/ports/storage';
import { SupportIdentity, SupportSecret } from '../../application/ports/support-identity';
import { TagManager } from '../../application/ports/tag-manager';
import { Translator } from '../../application/own-ports/translator';
import { Queries } from '../../application/remote/queries';
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
import { ThirdPartyStore } from '../../application/stores/third-party-store';
import { visitOf } from '../../domain/marketing/visit';
import { HttpConversations } from '../../infrastructure/chat/http-conversations';
import { HttpSupportIdentity } from '../../infrastructure/chat/http-support-identity';
import { ConfiguredChatWidget } from '../../infrastructure/chat/configured-chat-widget';
import { ZendeskWidget } from '../../infrastructure/chat/zendesk-widget';
import { bind, construct } from '../../infrastructure/di/binding';
import { HttpGeo } from '../../infrastructure/geo/http-geo';
import { HttpClient } from '../../infrastructure/http/http-client';
import { HttpMarketing } from '../../infrastructure/marketing/http-marketing';
import { GoogleTagManager } from '../../infrastructure/tag-manager/google-tag-manager';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';
import { made, Providers } from '../providers';

/** Dealings with third parties: geo, marketing id, tag manager and support chat. */
export const feature = defineFeature({
  ports: [
    overHttp(Geo, HttpGeo),
    overHttp(Marketing, HttpMarketing),
    overHttp(Conversations, HttpConversations),
    bind(ChatWidget, [SiteStore, CompanyStore, Providers], (site, company, providers) => {
      const zendesk = new ZendeskWidget();
      return new ConfiguredChatWidget(
        { zendesk: () => zendesk, ...made(providers, 'chat') },
        () => ({ ...site.config.chat, ...company.settings.chat }).provider,
      );
    }),
    bind(SupportSecret, () => ({ read: () => Promise.resolve(null) })),
    bind(
      SupportIdentity,
      [HttpClient, SupportSecret, Clock],
      (http, secret, clock) =>
        new HttpSupportIdentity(http, async () => {
          const code = await import(
            /* webpackChunkName: "chat-identity" */ '../../infrastructure/chat/browser-support-identity'
          );
          return code.browserSupportIdentity(http, secret, clock);
        }),
    ),
    bind(TagManager, () => new GoogleTagManager()),
  ],
  stores: [
    construct(GeoStore, Geo, Queries),
    bind(
      TagManagerStore,
      [OpeningAddress, TagManager, Page, SiteStore, CompanyStore, ConsentStore, GeoStore],
      (address, tagManager, page, site, company, consent, geo) =>
        new TagManagerStore(visitOf(page.address.origin, address), tagManager, {
          site,
          company,
          consent,
          geo,
        }),
    ),
    construct(
      ChatStore,
      {
        widget: ChatWidget,
        identity: SupportIdentity,
        translator: Translator,
        local: LocalStore,
        clock: Clock,
      },
      {
        site: SiteStore,
        session: SessionStore,
        client: ClientStore,
        company: CompanyStore,
        language: LanguageStore,
        geo: GeoStore,
      },
    ),
    bind(
      ConversationStore,
      [Conversations, Page, Queries, ChatStore],
      (conversations, page, queries, chat) =>
        new ConversationStore({ conversations, page, queries }, chat, () => crypto.randomUUID()),
    ),
    bind(
      MarketingStore,
      [OpeningAddress, Page, Marketing, Geo, LocalStore, Queries, SiteStore, SessionStore, ConsentStore],
      (address, page, marketing, geo, local, queries, site, session, consent) =>
        new MarketingStore(
          visitOf(page.address.origin, address),
          { marketing, geo, local, queries },
          { site, session, consent },
        ),
    ),
  ],
  start: (resolve) => {
    resolve(MarketingStore).start();
    resolve(TagManagerStore).start();
    resolve(ThirdPartyStore).arrived();
  },
});
