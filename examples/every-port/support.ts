import {
  bind,
  type ChatMessage,
  type ChatSpeaker,
  ChatWidget,
  type ChatWords,
  Conversations,
  ERROR_CODE,
  type IdentitySigner,
  PortalError,
  SupportIdentity,
  SupportSecret,
  TagManager,
  Telemetry,
  type TelemetryEvent,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { inMemory, replaces, runner, signedIn } from './trial';

/*
 * Acme's help desk, and who counts what happens in the portal.
 */

/** The help desk's window, which needs no script: it is part of Acme's app. */
export class DeskWidget implements ChatWidget {
  present = false;
  /** Who is signed in: a token, `null` for somebody unknown, `undefined` for nobody. */
  user: string | null | undefined;
  opened = 0;
  /** How often the window was made. */
  made = 0;
  #token: (() => Promise<string | null>) | null = null;

  load(_key: string): Promise<void> {
    return answer(() => {
      if (this.present) return;
      this.made += 1;
      this.present = true;
    });
  }

  identify(token: () => Promise<string | null>): void {
    this.#token = token;
    void this.ask();
  }

  /** The desk asks who it speaks with. */
  async ask(): Promise<void> {
    const asked = this.#token;
    const user = await asked?.();
    // Somebody else may sit here by now.
    if (asked === this.#token) this.user = user;
  }

  forget(): void {
    this.#token = null;
    this.user = undefined;
  }

  open(): void {
    this.opened += 1;
  }
}

/** Identity tokens that the help desk knows. */
export class DeskIdentity implements SupportIdentity {
  readonly #given = new Set<string>();

  token(signer: IdentitySigner, signal?: AbortSignal): Promise<string> {
    return answer(() => {
      // The page has no secret to sign with.
      if (signer === 'browser') throw PortalError.refused([ERROR_CODE.forbidden]);
      const token = `desk-${crypto.randomUUID()}`;
      this.#given.add(token);
      return token;
    }, signal);
  }

  knows(token: string): boolean {
    return this.#given.has(token);
  }
}

/** What is said to the help desk, which has one answer to everything. */
export class DeskConversations implements Conversations {
  readonly #conversations = new Map<string, readonly ChatMessage[]>();
  readonly #identity: DeskIdentity;

  constructor(identity: DeskIdentity) {
    this.#identity = identity;
  }

  read(speaker: ChatSpeaker, signal?: AbortSignal): Promise<readonly ChatMessage[]> {
    return answer(() => this.#conversations.get(this.#nameOf(speaker)) ?? [], signal);
  }

  say(speaker: ChatSpeaker, { id, text }: ChatWords, signal?: AbortSignal): Promise<readonly ChatMessage[]> {
    return answer(() => {
      const name = this.#nameOf(speaker);
      const soFar = this.#conversations.get(name) ?? [];
      if (soFar.some((message) => message.id === id)) return soFar;
      const sentAt = new Date().toISOString();
      const said: readonly ChatMessage[] = [
        ...soFar,
        { id, from: 'client', text, sentAt },
        { id: `re-${id}`, from: 'assistant', text: 'We look into it.', sentAt },
      ];
      this.#conversations.set(name, said);
      return said;
    }, signal);
  }

  /** A client has one conversation, whichever token tells who it is; a visitor's depends on their number. */
  #nameOf({ identity, visitor }: ChatSpeaker): string {
    if (identity === null) return `visitor ${visitor}`;
    if (!this.#identity.knows(identity)) throw PortalError.refused([ERROR_CODE.forbidden]);
    return 'the client';
  }
}

/** The secret of a test desk, in an app that only Acme's staff has. */
export class StaffSecret implements SupportSecret {
  read(): Promise<string | null> {
    return Promise.resolve('for-the-test-desk-only');
  }
}

/** A list of the containers that would be loaded: Acme's app lets no script in. */
export class TagList implements TagManager {
  readonly ids: string[] = [];

  load(id: string): void {
    this.ids.push(id);
  }
}

/** Events for the app's own log. */
export class AppLog implements Telemetry {
  readonly events: TelemetryEvent[] = [];

  record(event: TelemetryEvent): void {
    this.events.push(event);
  }
}

async function deskWorld() {
  const identity = new DeskIdentity();
  return kit.makeFakeWorld({
    bindings: [
      bind(SupportIdentity, () => identity),
      bind(Conversations, () => new DeskConversations(identity)),
    ],
  });
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(ChatWidget, () => new DeskWidget(), {
    stock: kit.FakeChatWidget.prototype,
    options: {
      ...signedIn,
      config: { companies: { [kit.companyIdOf('main')]: { chat: { provider: 'zendesk', key: 'acme' } } } },
    },
    ask: (portal) => portal.chat.start(),
  });
  replaces(Conversations, () => new DeskConversations(new DeskIdentity()), {
    stock: kit.FakeConversations.prototype,
    ask: (portal) => portal.conversation.load(),
  });
  replaces(SupportIdentity, () => new DeskIdentity(), {
    stock: kit.FakeSupportIdentity.prototype,
    options: signedIn,
    ask: (portal) => portal.chat.identity(),
  });
  replaces(SupportSecret, () => new StaffSecret(), {
    stock: kit.FakeSupportSecret.prototype,
    ask: (portal) => portal.resolve(SupportSecret).read(),
  });
  replaces(TagManager, () => new TagList(), {
    stock: kit.FakeTagManager.prototype,
    options: { config: { tagManager: { main: 'GTM-ACME1' } } },
    ask: (portal) => portal.tagManager.start(),
  });
  replaces(Telemetry, () => new AppLog(), {
    stock: kit.FakeTelemetry.prototype,
    ask: (portal) =>
      portal.resolve(Telemetry).record({
        kind: 'vital',
        name: 'LCP',
        value: 812,
        rating: 'good',
        route: 'login',
      }),
  });
  kit.describeChatWidgetContract(
    runner,
    'Desk',
    () => {
      const widget = new DeskWidget();
      return {
        widget,
        arrive: () => undefined,
        loads: () => widget.made,
        askAgain: () => widget.ask(),
        user: () => widget.user,
        opened: () => widget.opened,
      };
    },
    inMemory,
  );
  kit.describeConversationsContract(runner, 'Desk', deskWorld, inMemory);
  kit.describeSupportIdentityContract(runner, 'Desk', deskWorld, inMemory);
  kit.describeSupportSecretContract(runner, 'Staff', () => ({
    secret: new StaffSecret(),
    expected: 'for-the-test-desk-only',
  }));
  kit.describeTagManagerContract(
    runner,
    'List',
    () => {
      const tagManager = new TagList();
      return { tagManager, loaded: () => tagManager.ids };
    },
    inMemory,
  );
  kit.describeTelemetryContract(
    runner,
    'AppLog',
    async () => {
      const telemetry = new AppLog();
      return { telemetry, arrived: async () => telemetry.events, close: async () => undefined };
    },
    inMemory,
  );
}
