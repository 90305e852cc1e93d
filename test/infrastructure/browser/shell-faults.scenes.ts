import type { Remote } from '../../../src/application/remote/remote';
import { autorun, when } from 'mobx';
import { Startup, type StartupPhase } from '../../../src/application/startup/startup';
import { BoosterStore } from '../../../src/application/platform/booster-store';
import { dataOf } from '../../../src/application/remote/remote';
import { CampaignsCarouselStore } from '../../../src/application/campaigns/campaigns-carousel-store';
import { ChatStore } from '../../../src/application/support/chat-store';
import { ClientStore } from '../../../src/application/client/client-store';
import { ConversationStore } from '../../../src/application/support/conversation-store';
import { LanguageStore } from '../../../src/application/language/language-store';
import { MarketingStore } from '../../../src/application/marketing/marketing-store';
import { MenuStore } from '../../../src/application/access/menu-store';
import { NoticeStore } from '../../../src/application/kernel/notice-store';
import { NotificationsStore } from '../../../src/application/notifications/notifications-store';
import { PlatformLinksStore } from '../../../src/application/platform/platform-links-store';
import { RegionPopupStore } from '../../../src/application/campaigns/region-popup-store';
import { SessionStore } from '../../../src/application/session/session-store';
import { TagManagerStore } from '../../../src/application/marketing/tag-manager-store';
import { ThemeStore } from '../../../src/application/session/theme-store';
import type { StockVariant } from '../../../src/domain/site/company';
import type { EndpointKey } from '../../../src/infrastructure/http/endpoints';
import { companyIdOf } from '../../../src/testkit/client/clients-data';
import type { Reply } from '../../gateway-kit/scripted-gateway';
import type { HttpPortal, HttpPortalOptions } from '../../gateway-kit/http-portal';
import type { ShellCall } from '../../spec/faults.table';

/** How a test triggers a call, observes the outcome, and retries as the client would. */
export interface Scene extends HttpPortalOptions {
  variant?: StockVariant;
  ask(portal: HttpPortal): unknown;
  /** What triggers the call once the shell is shown. */
  act?(portal: HttpPortal): unknown;
  /** The outcome, in the words of the table. */
  seen(portal: HttpPortal): string;
  /** The panel that shows the call, if it has one with a Retry. */
  remote?(portal: HttpPortal): Remote<unknown>;
  /** Retry, or whatever else repeats the request on the same page; undefined if nothing does. */
  again?(portal: HttpPortal): unknown;
}

const ok = (result: unknown): Reply => ({ text: JSON.stringify({ hasError: false, result }) });
const bare = (body: unknown): Reply => ({ text: JSON.stringify(body) });

const MESSAGE = { id: 'm1', from: 'client', text: 'Hello', sentAt: null };

/** The gateway's normal answers. */
export function usualOf(variant: StockVariant): (call: EndpointKey, url: string) => Reply {
  const site = { isActive: true, companyId: companyIdOf(variant), siteId: 70, culture: 'en-US' };
  const replies: Readonly<Partial<Record<EndpointKey, Reply>>> = {
    config: bare({
      chat: { provider: 'builtin' },
      tagManager: { international: 'GTM-INT', internationalAf: 'GTM-AF' },
    }),
    siteDomain: ok(site),
    contentTranslation: ok([{ pageName: 'meta', data: [{ key: 'title', value: 'Portico' }] }]),
    client: ok({ id: 7001, companyId: site.companyId, siteId: 70, theme: 'white' }),
    siteConfig: ok([{ configKey: 'MT4Windows', configValue: 'https://downloads.example/mt4.exe' }]),
    traderUrl: ok({ traderUrl: 'https://trade.example/' }),
    notifications: ok([{ id: 1, title: 'Margin call' }]),
    regionPopup: ok({ id: 1, title: 'Holiday' }),
    language: ok({ items: [{ name: 'Deutsch', culture: 'de-DE' }] }),
    campaignSlide: ok([{ id: 1, contentText: 'Trade a gold cup' }]),
    checkToolStatus: ok({ isActive: true }),
    changeSettings: { status: 204, text: '' },
    renew: ok({ token: 'another-token' }),
    logout: { status: 204, text: '' },
    createMarketingId: ok('visit-1'),
    ip: ok({ ip: '192.0.2.1' }),
    country: ok({ country: { code: 'KE', name: 'Kenya' }, continent: { code: 'AF' } }),
    supportIdentity: ok({ token: 'signed' }),
    supportConversation: ok({ messages: [MESSAGE] }),
    supportMessage: ok({ messages: [MESSAGE] }),
  };
  return (call, url) => {
    if (call === 'locales') return bare({ common: { retry: url.includes('/de/') ? 'Erneut' : 'Retry' } });
    const reply = replies[call];
    if (!reply) throw new Error(`The shell does not ask for ${call}`);
    return reply;
  };
}

const PHASES: Readonly<Record<StartupPhase, string>> = {
  starting: 'spinner',
  ready: 'portal',
  closed: 'closed',
  failed: 'page with Retry',
  'config-unreadable': 'configuration page with Retry',
  'config-invalid': 'configuration page that names the key',
};

const phase = ({ resolve }: HttpPortal) => PHASES[resolve(Startup).phase];
const start: Scene = { ask: (portal) => portal.start(), seen: phase, again: (portal) => portal.start() };

/** Runs start-up as for a client, to the end. */
async function enter(portal: HttpPortal): Promise<void> {
  await portal.start();
  await when(() => portal.resolve(ClientStore).remote.status !== 'loading');
}

/** A scene inside the shell. */
const inside = (scene: Omit<Scene, 'ask'> & Required<Pick<Scene, 'act'>>): Scene => ({
  signedIn: true,
  ...scene,
  ask: async (portal) => {
    await enter(portal);
    await scene.act(portal);
  },
});

const panel = (remote: Remote<unknown>, fine: string): string =>
  remote.status === 'failed' ? 'error with Retry' : remote.status === 'ready' ? fine : remote.status;

/** A scene whose answer has its own panel. */
function inPanel(
  fine: string,
  store: (portal: HttpPortal) => { remote: Remote<unknown>; ask(): unknown; retry(): unknown },
): Scene {
  return inside({
    act: (portal) => store(portal).ask(),
    seen: (portal) => panel(store(portal).remote, fine),
    remote: (portal) => store(portal).remote,
    again: (portal) => store(portal).retry(),
  });
}

const kept = (key: string) => window.localStorage.getItem(key);

export const SCENES: Readonly<Record<ShellCall, Scene>> = {
  config: start,
  siteDomain: start,
  contentTranslation: start,
  locales: {
    prefix: 'de',
    ask: (portal) => portal.start(),
    seen: ({ translator }) => (translator.text('common.retry') === 'Erneut' ? 'German' : 'English'),
    // Chooses the language again.
    again: async ({ resolve }) => {
      await resolve(LanguageStore).change('en-US', 'login');
      await resolve(LanguageStore).change('de-DE', 'login');
    },
  },
  client: inPanel('client', ({ resolve }) => {
    const client = resolve(ClientStore);
    return { remote: client.remote, ask: () => undefined, retry: () => client.retry() };
  }),
  siteConfig: inPanel('links', ({ resolve }) => {
    const platforms = resolve(PlatformLinksStore);
    return { remote: platforms.remote, ask: () => platforms.load(), retry: () => platforms.retry() };
  }),
  traderUrl: inside({
    act: ({ resolve }) => resolve(PlatformLinksStore).load(),
    seen: ({ resolve }) => {
      const { stockTraderUrl, tradeCfd } = resolve(PlatformLinksStore);
      const entries = resolve(MenuStore).sidebar.map(({ key }) => key);
      const shown = entries.includes('stock-investor') && entries.includes('cfd-trade');
      return stockTraderUrl !== null && tradeCfd !== null && shown ? 'trader addresses' : 'absent';
    },
    again: ({ resolve }) => resolve(PlatformLinksStore).load(),
  }),
  notifications: inside({
    act: ({ resolve }) => resolve(NotificationsStore).load(),
    seen: ({ resolve }) => (resolve(NotificationsStore).unreadCount > 0 ? 'count' : 'no count'),
    again: ({ resolve }) => resolve(NotificationsStore).retry(),
  }),
  regionPopup: inside({
    act: ({ resolve }) => resolve(RegionPopupStore).load(),
    seen: ({ resolve }) => (resolve(RegionPopupStore).popup ? 'announcement' : 'absent'),
    again: ({ resolve }) => resolve(RegionPopupStore).load(),
  }),
  language: inPanel('languages', ({ resolve }) => {
    const language = resolve(LanguageStore);
    return {
      remote: language.choices,
      ask: () => language.loadChoices(),
      retry: () => language.retryChoices(),
    };
  }),
  campaignSlide: {
    variant: 'bank',
    ...inside({
      act: ({ resolve }) => resolve(CampaignsCarouselStore).load(),
      seen: ({ resolve }) => (resolve(CampaignsCarouselStore).slides.length > 0 ? 'slides' : 'absent'),
      again: ({ resolve }) => resolve(CampaignsCarouselStore).load(),
    }),
  },
  checkToolStatus: inside({
    act: ({ resolve }) => resolve(BoosterStore).mayOpen('https://booster.example/'),
    seen: ({ resolve }) => (resolve(BoosterStore).isRefused ? 'told no' : 'opens'),
    again: ({ resolve }) => resolve(BoosterStore).mayOpen('https://booster.example/'),
  }),
  changeSettings: inside({
    act: ({ resolve }) => resolve(ThemeStore).toggle(),
    seen: (portal) => (messagesOf(portal).includes('theme.notSaved') ? 'message' : 'saved'),
  }),
  renew: inside({
    act: ({ resolve }) => resolve(SessionStore).renew(),
    seen: () => (kept('token') === 'another-token' ? 'new session' : 'old session'),
    again: ({ resolve }) => resolve(SessionStore).renew(),
  }),
  logout: inside({
    act: ({ resolve }) => resolve(SessionStore).signOut('manual'),
    seen: ({ resolve }) =>
      resolve(SessionStore).signedIn || kept('token') !== null ? 'signed in' : 'signed out',
  }),
  createMarketingId: {
    ask: async (portal) => {
      await portal.start();
      portal.resolve(MarketingStore).start();
    },
    seen: () => (kept('marketingDataId') === null ? 'none kept' : 'id kept'),
  },
  ip: {
    query: '?utm_source=mail',
    ask: async (portal) => {
      await portal.start();
      portal.resolve(MarketingStore).start();
    },
    seen: ({ resolve }) => (resolve(MarketingStore).ip === null ? 'unknown' : 'address'),
  },
  country: {
    variant: 'international',
    ask: async (portal) => {
      await portal.start();
      portal.resolve(TagManagerStore).start();
    },
    seen: () => {
      const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="gtm.js"]')];
      return scripts.map(({ src }) => new URL(src).searchParams.get('id')).join();
    },
  },
  supportIdentity: inside({
    act: ({ resolve }) => void resolve(ChatStore).start(),
    seen: ({ resolve }) => {
      const ready = resolve(ChatStore).status === 'ready';
      return !ready ? 'no chat' : kept('supportChatToken') === null ? 'anonymous' : 'named';
    },
    again: ({ resolve }) => resolve(ChatStore).identity(),
  }),
  supportConversation: inside({
    act: ({ resolve }) => resolve(ConversationStore).load(),
    seen: ({ resolve }) => {
      const { remote } = resolve(ConversationStore);
      return remote.status === 'failed'
        ? 'error with Retry'
        : dataOf(remote)?.length
          ? 'conversation'
          : 'nothing';
    },
    again: ({ resolve }) => resolve(ConversationStore).retry(),
  }),
  supportMessage: inside({
    act: ({ resolve }) => {
      resolve(ConversationStore).setDraft('Hello');
      return resolve(ConversationStore).send();
    },
    seen: ({ resolve }) => {
      const { submission, draft } = resolve(ConversationStore);
      return submission.problem && draft === 'Hello' ? 'error, draft kept' : draft === '' ? 'sent' : 'lost';
    },
    again: ({ resolve }) => resolve(ConversationStore).send(),
  }),
};

const messages = new WeakMap<HttpPortal, Set<string>>();

/** Keys of every message shown at any time. */
function messagesOf(portal: HttpPortal): readonly string[] {
  return [...(messages.get(portal) ?? [])];
}

/**
 * Observes the portal as views would, so that the cache keeps what is shown, and records every message, since each is
 * shown for only 5 s. Returns a function to stop.
 */
export function look(portal: HttpPortal, ...scenes: readonly Scene[]): () => void {
  const noted = new Set<string>();
  messages.set(portal, noted);
  return autorun(() => {
    portal.resolve(NoticeStore).notices.forEach(({ textKey }) => noted.add(textKey));
    SCENES.client.seen(portal);
    for (const scene of scenes) scene.seen(portal);
  });
}
