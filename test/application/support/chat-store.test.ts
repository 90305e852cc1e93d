import type { BuiltInVariant } from '../../../src/domain/site/company';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { companyIdOf } from '../../../src/testkit/client/clients-data';
import {
  createTestPortal,
  type TestPortal,
  type TestPortalOptions,
} from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

type Prepare = (portal: TestPortal) => void;

async function openChat(
  provider: string,
  options: TestPortalOptions = {},
  prepare: Prepare = () => undefined,
) {
  const variant: BuiltInVariant = options.variant ?? 'main';
  const config = { chat: { provider } };
  const portal = createTestPortal({ signedIn: true, config, ...options });
  portal.backend.overlays.set(`en-US/${companyIdOf(variant)}`, {
    'supportChat.key': 'KEY',
    'supportChat.keyAf': 'KEY-AF',
  });
  prepare(portal);
  await portal.start();
  const stop = portal.chat.start();
  await untilSettled();
  return { ...portal, stop };
}

describe('zendesk (R4 "Support chat")', () => {
  // oxfmt-ignore
  test.each<[BuiltInVariant, string, string]>([
    ['main',          'AF', 'KEY'],
    ['bank',          'AF', 'KEY'],
    ['international', 'EU', 'KEY'],
    ['international', 'AF', 'KEY-AF'],
  ])('%s in %s loads with %s', async (variant, continent, key) => {
    const { chatWidget } = await openChat('zendesk', { variant }, ({ backend }) => {
      backend.visitor.continent = continent;
    });
    expect(chatWidget.keys).toEqual([key]);
  });

  test('without a key nothing is loaded', async () => {
    const { chat, chatWidget } = await openChat('zendesk', {}, ({ backend }) => backend.overlays.clear());
    expect([chatWidget.keys, chat.status]).toEqual([[], 'off']);
  });

  test('is polled every 500 ms, and then gets the identity', async () => {
    const { chat, chatWidget, clock, local } = await openChat('zendesk');
    clock.advance(1_499);
    chatWidget.present = true;
    expect(chat.status).toBe('loading');
    clock.advance(1);
    await untilSettled();
    expect([chat.status, chatWidget.user]).toEqual(['ready', local.get('supportChatToken')]);
    expect(chatWidget.user).toMatch(/^identity-/);
    expect(chat.open()).toBe(true);
    expect(chatWidget.openCount).toBe(1);
  });

  test('has failed after 30 s', async () => {
    const { chat, chatWidget, clock } = await openChat('zendesk', {}, ({ chatWidget: widget }) => {
      widget.isBlocked = true;
    });
    clock.advance(29_999);
    expect(chat.status).toBe('loading');
    clock.advance(1);
    chatWidget.present = true;
    clock.advance(60_000);
    expect([chat.status, chat.open()]).toEqual(['failed', false]);
  });

  test('a sign-out removes the identity from provider and storage', async () => {
    const { chatWidget, clock, local, session } = await openChat('zendesk', {}, (portal) => {
      portal.chatWidget.present = true;
    });
    clock.advance(500);
    await untilSettled();
    session.signOut('manual');
    expect([chatWidget.user, local.get('supportChatToken')]).toEqual([undefined, null]);
  });
});

describe('the identity (T2)', () => {
  test('without an endpoint the chat is anonymous, and the portal works', async () => {
    const { chat, chatWidget, clock, local, notices } = await openChat('zendesk', {}, (portal) => {
      portal.chatWidget.present = true;
      portal.backend.failNext('supportIdentity', PortalError.refused([ERROR_CODE.notFound], 404));
    });
    clock.advance(500);
    await untilSettled();
    expect([chat.status, chatWidget.user, local.get('supportChatToken')]).toEqual(['ready', null, null]);
    expect(notices.notices).toEqual([]);
  });

  test('without a secret in the browser the chat is anonymous, and the gateway is not called', async () => {
    const config = { chat: { provider: 'builtin', identity: 'browser' } };
    const { backend, chat } = await openChat('builtin', { config });
    expect([await chat.identity(), backend.count('supportIdentity')]).toEqual([null, 0]);
  });

  test('is used for 60 s, then requested again', async () => {
    const { backend, chat, clock } = await openChat('builtin');
    await chat.identity();
    clock.advance(59_999);
    await chat.identity();
    expect(backend.count('supportIdentity')).toBe(1);
    clock.advance(1);
    await chat.identity();
    expect(backend.count('supportIdentity')).toBe(2);
  });

  test('is discarded if it arrives after the sign-out', async () => {
    let release: () => void = () => undefined;
    const { local, session } = await openChat('builtin', {}, ({ backend }) => {
      release = backend.hold('supportIdentity');
    });
    session.signOut('manual');
    release();
    await untilSettled();
    expect(local.get('supportChatToken')).toBeNull();
  });
});

describe('none', () => {
  test('requests nothing and opens nothing', async () => {
    const { backend, chat, chatWidget } = await openChat('none');
    expect([chat.open(), chat.status, chatWidget.keys]).toEqual([false, 'off', []]);
    expect(backend.count('supportIdentity') + backend.count('country')).toBe(0);
  });
});

// oxfmt-ignore
test.each([
  ['en-US', true],
  ['en-PH', false],
  ['ja-JP', false],
  ['ur-PK', true],
])('the floating link in %s: %s (R2.3)', async (language, isVisible) => {
  const { chat } = await openChat('none', { storedValues: { language } });
  expect(chat.isLinkVisible).toBe(isVisible);
});
