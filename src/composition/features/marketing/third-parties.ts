import { ChatWidget, Conversations } from '../../../application/support/ports/chat';
import { Clock } from '../../../application/kernel/ports/clock';
import { Geo } from '../../../application/site/ports/geo';
import { Marketing } from '../../../application/marketing/ports/marketing';
import { LaunchUrl } from '../../../application/session/core-ports/launch';
import { Page } from '../../../application/kernel/ports/page';
import { LocalStore, TabStore } from '../../../application/kernel/ports/storage';
import { SupportIdentity, SupportSecret } from '../../../application/support/ports/support-identity';
import { TagManager } from '../../../application/marketing/ports/tag-manager';
import { Translator } from '../../../application/language/core-ports/translator';
import { Queries } from '../../../application/remote/queries';
import { ChatStore } from '../../../application/support/chat-store';
import { ClientStore } from '../../../application/client/client-store';
import { CompanyStore } from '../../../application/session/company-store';
import { ConsentStore } from '../../../application/marketing/consent-store';
import { ConversationStore } from '../../../application/support/conversation-store';
import { GeoStore } from '../../../application/site/geo-store';
import { LanguageStore } from '../../../application/language/language-store';
import { MarketingStore } from '../../../application/marketing/marketing-store';
import { SessionStore } from '../../../application/session/session-store';
import { SiteStore } from '../../../application/site/site-store';
import { TagManagerStore } from '../../../application/marketing/tag-manager-store';
import { ThirdPartyStore } from '../../../application/marketing/third-party-store';
import { visitOf } from '../../../domain/marketing/visit';
import { HttpConversations } from '../../../infrastructure/support/http-conversations';
import { HttpSupportIdentity } from '../../../infrastructure/support/http-support-identity';
import { ConfiguredChatWidget } from '../../../infrastructure/support/configured-chat-widget';
import { ZendeskWidget } from '../../../infrastructure/support/zendesk-widget';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpGeo } from '../../../infrastructure/site/http-geo';
import { HttpClient } from '../../../infrastructure/http/http-client';
import { HttpMarketing } from '../../../infrastructure/marketing/http-marketing';
import { GoogleTagManager } from '../../../infrastructure/marketing/google-tag-manager';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { factoriesOf, Providers } from '../../extensions/providers';

/** Services of third parties: geo, marketing id, tag manager and support chat. */
export const feature = defineFeature({
  row: { chunk: 'third-parties' },
  ports: [
    overHttp(Geo, HttpGeo),
    overHttp(Marketing, HttpMarketing),
    overHttp(Conversations, HttpConversations),
    bind(ChatWidget, [SiteStore, CompanyStore, Providers], (site, company, providers) => {
      const zendesk = new ZendeskWidget();
      return new ConfiguredChatWidget(
        { zendesk: () => zendesk, ...factoriesOf(providers, 'chat') },
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
            /* webpackChunkName: "chat-identity" */ '../../../infrastructure/support/browser-support-identity'
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
      [LaunchUrl, TagManager, Page, SiteStore, CompanyStore, ConsentStore, GeoStore],
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
      [Conversations, Page, Queries, TabStore, ChatStore],
      (conversations, page, queries, tab, chat) =>
        new ConversationStore({ conversations, page, queries, tab }, chat, () => crypto.randomUUID()),
    ),
    bind(
      MarketingStore,
      [LaunchUrl, Page, Marketing, Geo, LocalStore, Queries, SiteStore, SessionStore, ConsentStore],
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
    resolve(ThirdPartyStore).setLoaded();
  },
});
