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
import type { BuiltInVariant } from '../../../src/domain/site/company';
import type { EndpointKey } from '../../../src/infrastructure/http/endpoints';
import { companyIdOf } from '../../../src/testkit/client/clients-data';
import type { Reply } from '../../gateway-kit/scripted-gateway';
import type { HttpPortal, HttpPortalOptions } from '../../gateway-kit/http-portal';
import type { ShellCall } from '../../spec/faults.table';

/** How a test triggers a call, observes the outcome, and retries as the client would. */
export interface Scene extends HttpPortalOptions {
  variant?: BuiltInVariant;
  trigger(portal: HttpPortal): unknown;
  /** Triggers the call once the shell is visible. */
  act?(portal: HttpPortal): unknown;
  /** The outcome, in the words of the table. */
  outcome(portal: HttpPortal): string;
  /** The state in the panel that shows the answer, if there is a panel with a Retry. */
  remote?(portal: HttpPortal): Remote<unknown>;
  /** Repeats the request on the same page, e.g. by Retry; undefined if nothing does. */
  repeat?(portal: HttpPortal): unknown;
}

const resultReply = (result: unknown): Reply => ({ text: JSON.stringify({ hasError: false, result }) });
const bodyReply = (body: unknown): Reply => ({ text: JSON.stringify(body) });

const MESSAGE = { id: 'm1', from: 'client', text: 'Hello', sentAt: null };

/** The gateway's normal answers. */
export function usualAnswersOf(variant: BuiltInVariant): (call: EndpointKey, url: string) => Reply {
  const site = { isActive: true, companyId: companyIdOf(variant), siteId: 70, culture: 'en-US' };
  const replies: Readonly<Partial<Record<EndpointKey, Reply>>> = {
    config: bodyReply({
      chat: { provider: 'builtin' },
      tagManager: { international: 'GTM-INT', internationalAf: 'GTM-AF' },
    }),
    siteDomain: resultReply(site),
    contentTranslation: resultReply([{ pageName: 'meta', data: [{ key: 'title', value: 'Portico' }] }]),
    client: resultReply({ id: 7001, companyId: site.companyId, siteId: 70, theme: 'white' }),
    siteConfig: resultReply([{ configKey: 'MT4Windows', configValue: 'https://downloads.example/mt4.exe' }]),
    traderUrl: resultReply({ traderUrl: 'https://trade.example/' }),
    notifications: resultReply([{ id: 1, title: 'Margin call' }]),
    regionPopup: resultReply({ id: 1, title: 'Holiday' }),
    language: resultReply({ items: [{ name: 'Deutsch', culture: 'de-DE' }] }),
    campaignSlide: resultReply([{ id: 1, contentText: 'Trade a gold cup' }]),
    checkToolStatus: resultReply({ isActive: true }),
    changeSettings: { status: 204, text: '' },
    renew: resultReply({ token: 'another-token' }),
    logout: { status: 204, text: '' },
    createMarketingId: resultReply('visit-1'),
    ip: resultReply({ ip: '192.0.2.1' }),
    country: resultReply({ country: { code: 'KE', name: 'Kenya' }, continent: { code: 'AF' } }),
    supportIdentity: resultReply({ token: 'signed' }),
    supportConversation: resultReply({ messages: [MESSAGE] }),
    supportMessage: resultReply({ messages: [MESSAGE] }),
  };
  return (call, url) => {
    if (call === 'locales')
      return bodyReply({ common: { retry: url.includes('/de/') ? 'Erneut' : 'Retry' } });
    const reply = replies[call];
    if (!reply) throw new Error(`The shell does not make the call ${call}`);
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

const startupOutcome = ({ resolve }: HttpPortal) => PHASES[resolve(Startup).phase];
const startScene: Scene = {
  trigger: (portal) => portal.start(),
  outcome: startupOutcome,
  repeat: (portal) => portal.start(),
};

/** Starts the portal, and waits for the client's setting. */
async function startAsClient(portal: HttpPortal): Promise<void> {
  await portal.start();
  await when(() => portal.resolve(ClientStore).remote.status !== 'loading');
}

/** A scene inside the shell. */
const inShell = (scene: Omit<Scene, 'trigger'> & Required<Pick<Scene, 'act'>>): Scene => ({
  signedIn: true,
  ...scene,
  trigger: async (portal) => {
    await startAsClient(portal);
    await scene.act(portal);
  },
});

const panelOutcome = (remote: Remote<unknown>, fine: string): string =>
  remote.status === 'failed' ? 'error with Retry' : remote.status === 'ready' ? fine : remote.status;

/** A scene whose answer has its own panel. */
function panelScene(
  fine: string,
  store: (portal: HttpPortal) => { remote: Remote<unknown>; load(): unknown; retry(): unknown },
): Scene {
  return inShell({
    act: (portal) => store(portal).load(),
    outcome: (portal) => panelOutcome(store(portal).remote, fine),
    remote: (portal) => store(portal).remote,
    repeat: (portal) => store(portal).retry(),
  });
}

const storedText = (key: string) => window.localStorage.getItem(key);

export const SCENES: Readonly<Record<ShellCall, Scene>> = {
  config: startScene,
  siteDomain: startScene,
  contentTranslation: startScene,
  locales: {
    prefix: 'de',
    trigger: (portal) => portal.start(),
    outcome: ({ translator }) => (translator.text('common.retry') === 'Erneut' ? 'German' : 'English'),
    // Chooses the language again.
    repeat: async ({ resolve }) => {
      await resolve(LanguageStore).change('en-US', 'login');
      await resolve(LanguageStore).change('de-DE', 'login');
    },
  },
  client: panelScene('client', ({ resolve }) => {
    const client = resolve(ClientStore);
    return { remote: client.remote, load: () => undefined, retry: () => client.retry() };
  }),
  siteConfig: panelScene('links', ({ resolve }) => {
    const platforms = resolve(PlatformLinksStore);
    return { remote: platforms.remote, load: () => platforms.load(), retry: () => platforms.retry() };
  }),
  traderUrl: inShell({
    act: ({ resolve }) => resolve(PlatformLinksStore).load(),
    outcome: ({ resolve }) => {
      const { stockTraderUrl, tradeCfd } = resolve(PlatformLinksStore);
      const entries = resolve(MenuStore).sidebar.map(({ key }) => key);
      const areEntriesVisible = entries.includes('stock-investor') && entries.includes('cfd-trade');
      return stockTraderUrl !== null && tradeCfd !== null && areEntriesVisible
        ? 'trader addresses'
        : 'absent';
    },
    repeat: ({ resolve }) => resolve(PlatformLinksStore).load(),
  }),
  notifications: inShell({
    act: ({ resolve }) => resolve(NotificationsStore).load(),
    outcome: ({ resolve }) => (resolve(NotificationsStore).unreadCount > 0 ? 'count' : 'no count'),
    repeat: ({ resolve }) => resolve(NotificationsStore).retry(),
  }),
  regionPopup: inShell({
    act: ({ resolve }) => resolve(RegionPopupStore).load(),
    outcome: ({ resolve }) => (resolve(RegionPopupStore).popup ? 'announcement' : 'absent'),
    repeat: ({ resolve }) => resolve(RegionPopupStore).load(),
  }),
  language: panelScene('languages', ({ resolve }) => {
    const language = resolve(LanguageStore);
    return {
      remote: language.choices,
      load: () => language.loadChoices(),
      retry: () => language.retryChoices(),
    };
  }),
  campaignSlide: {
    variant: 'bank',
    ...inShell({
      act: ({ resolve }) => resolve(CampaignsCarouselStore).load(),
      outcome: ({ resolve }) => (resolve(CampaignsCarouselStore).slides.length > 0 ? 'slides' : 'absent'),
      repeat: ({ resolve }) => resolve(CampaignsCarouselStore).load(),
    }),
  },
  checkToolStatus: inShell({
    act: ({ resolve }) => resolve(BoosterStore).mayOpen('https://booster.example/'),
    outcome: ({ resolve }) => (resolve(BoosterStore).isRefused ? 'told no' : 'opens'),
    repeat: ({ resolve }) => resolve(BoosterStore).mayOpen('https://booster.example/'),
  }),
  changeSettings: inShell({
    act: ({ resolve }) => resolve(ThemeStore).toggle(),
    outcome: (portal) => (messagesOf(portal).includes('theme.notSaved') ? 'message' : 'saved'),
  }),
  renew: inShell({
    act: ({ resolve }) => resolve(SessionStore).renew(),
    outcome: () => (storedText('token') === 'another-token' ? 'new session' : 'old session'),
    repeat: ({ resolve }) => resolve(SessionStore).renew(),
  }),
  logout: inShell({
    act: ({ resolve }) => resolve(SessionStore).signOut('manual'),
    outcome: ({ resolve }) =>
      resolve(SessionStore).signedIn || storedText('token') !== null ? 'signed in' : 'signed out',
  }),
  createMarketingId: {
    trigger: async (portal) => {
      await portal.start();
      portal.resolve(MarketingStore).start();
    },
    outcome: () => (storedText('marketingDataId') === null ? 'none kept' : 'id kept'),
  },
  ip: {
    query: '?utm_source=mail',
    trigger: async (portal) => {
      await portal.start();
      portal.resolve(MarketingStore).start();
    },
    outcome: ({ resolve }) => (resolve(MarketingStore).ip === null ? 'unknown' : 'address'),
  },
  country: {
    variant: 'international',
    trigger: async (portal) => {
      await portal.start();
      portal.resolve(TagManagerStore).start();
    },
    outcome: () => {
      const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="gtm.js"]')];
      return scripts.map(({ src }) => new URL(src).searchParams.get('id')).join();
    },
  },
  supportIdentity: inShell({
    act: ({ resolve }) => void resolve(ChatStore).start(),
    outcome: ({ resolve }) => {
      const isReady = resolve(ChatStore).status === 'ready';
      return !isReady ? 'no chat' : storedText('supportChatToken') === null ? 'anonymous' : 'named';
    },
    repeat: ({ resolve }) => resolve(ChatStore).identity(),
  }),
  supportConversation: inShell({
    act: ({ resolve }) => resolve(ConversationStore).load(),
    outcome: ({ resolve }) => {
      const { remote } = resolve(ConversationStore);
      return remote.status === 'failed'
        ? 'error with Retry'
        : dataOf(remote)?.length
          ? 'conversation'
          : 'nothing';
    },
    repeat: ({ resolve }) => resolve(ConversationStore).retry(),
  }),
  supportMessage: inShell({
    act: ({ resolve }) => {
      resolve(ConversationStore).setDraft('Hello');
      return resolve(ConversationStore).send();
    },
    outcome: ({ resolve }) => {
      const { submission, draft } = resolve(ConversationStore);
      return submission.problem && draft === 'Hello' ? 'error, draft kept' : draft === '' ? 'sent' : 'lost';
    },
    repeat: ({ resolve }) => resolve(ConversationStore).send(),
  }),
};

const messages = new WeakMap<HttpPortal, Set<string>>();

/** Keys of every message shown at any time. */
function messagesOf(portal: HttpPortal): readonly string[] {
  return [...(messages.get(portal) ?? [])];
}

/**
 * Observes the portal as views would, so that the cache keeps the observed answers, and records every message, since each
 * is visible for 5 s only. Returns a function that stops this.
 */
export function observePortal(portal: HttpPortal, ...scenes: readonly Scene[]): () => void {
  const textKeys = new Set<string>();
  messages.set(portal, textKeys);
  return autorun(() => {
    portal.resolve(NoticeStore).notices.forEach(({ textKey }) => textKeys.add(textKey));
    SCENES.client.outcome(portal);
    for (const scene of scenes) scene.outcome(portal);
  });
}
