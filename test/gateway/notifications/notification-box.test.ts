import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';

const EMAIL = 'main@portico.test';
let gateway: Gateway;
let token: string;
let otherToken: string;
beforeAll(async () => {
  gateway = await startGateway();
  [token, otherToken] = [await gateway.signIn(EMAIL), await gateway.signIn('bank@portico.test')];
}, 60_000);
afterAll(() => gateway.stop());

const list = async (query: Record<string, string | number> = {}, sessionToken = token) =>
  (await gateway.call('getNotifications', { token: sessionToken, query })).body;
const idsOf = (page: { result: { id: number }[] }) => page.result.map(({ id }) => id);
const setPreference = (category: string, inPortal: boolean, byMail: boolean, sessionToken = token) =>
  gateway.call('setNotificationPreference', { token: sessionToken, body: { category, inPortal, byMail } });
const preferences = async (sessionToken = token) =>
  (await gateway.call('getNotificationPreferences', { token: sessionToken })).body.result as {
    category: string;
    inPortal: boolean;
    byMail: boolean;
    isLocked: boolean;
  }[];

describe('the list', () => {
  it('has consecutive pages, the first with the number of all unread notifications', async () => {
    const messages = await list();
    expect(messages).toMatchObject({ next: null, totals: { unread: 3 } });
    const first = await list({ limit: 2 });
    expect([idsOf(first), first.totals]).toEqual([idsOf(messages).slice(0, 2), { unread: 3 }]);
    const second = await list({ limit: 2, cursor: first.next });
    expect([idsOf(second), second.totals]).toEqual([idsOf(messages).slice(2, 4), null]);
    const third = await list({ limit: 2, cursor: second.next });
    expect([idsOf(third), third.next]).toEqual([idsOf(messages).slice(4), null]);
    expect((await gateway.call('getNotifications', { token, query: { cursor: 'x' } })).status).toBe(400);
  });

  it('is filtered by category and by unread', async () => {
    const categories = async (query: Record<string, string>) =>
      (await list(query)).result.map(({ category }: { category: string }) => category);
    expect(await categories({ category: 'documents' })).toEqual(['documents']);
    expect(await categories({ category: 'security', unread: 'true' })).toEqual([]);
    expect(await categories({ category: 'nothing' })).toEqual([]);
    expect(await categories({ unread: 'true' })).toHaveLength(3);
  });

  it('is marked as read up to an id, and only for its client', async () => {
    const before = idsOf(await list({ unread: 'true' }));
    await gateway.call('markAllNotificationsRead', { token: otherToken, body: { upToId: 2_147_483_647 } });
    expect(idsOf(await list({ unread: 'true' }))).toEqual(before);
    const sortedIds = before.toSorted((a, b) => a - b);
    await gateway.call('markAllNotificationsRead', { token, body: { upToId: sortedIds[1] } });
    expect(idsOf(await list({ unread: 'true' })).toSorted((a, b) => a - b)).toEqual(sortedIds.slice(2));
  });
});

describe('the preferences', () => {
  it('are those of the table by default', async () => {
    expect((await preferences()).map(({ category, isLocked }) => [category, isLocked])).toEqual([
      ['security', true],
      ...['margin', 'money', 'documents', 'account', 'announcement'].map((category) => [category, false]),
    ]);
  });

  it('hide a category from the list and the count, and show it again', async () => {
    const before = await list();
    expect((await setPreference('documents', false, true)).status).toBe(200);
    const listWithoutCategory = await list();
    expect(listWithoutCategory.result.map(({ category }: { category: string }) => category)).not.toContain(
      'documents',
    );
    expect(listWithoutCategory.totals.unread).toBeLessThan(before.totals.unread);
    expect((await list({ category: 'documents' })).result).toEqual([]);
    // Messages that are not shown are not marked.
    await gateway.call('markAllNotificationsRead', { token, body: { upToId: 2_147_483_647 } });
    await setPreference('documents', true, true);
    expect((await list()).totals.unread).toBe(before.totals.unread - listWithoutCategory.totals.unread);
    expect(idsOf(await list())).toEqual(idsOf(before));
  });

  it('of security cannot be changed, nor those of an unknown category', async () => {
    const statusOf = async (category: string) => {
      const { body, status } = await setPreference(category, false, false);
      return [status, body.errors[0].errorCode];
    };
    expect(await statusOf('security')).toEqual([400, ERROR_CODE.refused]);
    for (const category of ['gossip', 'constructor', '__proto__', 'toString'])
      expect(await statusOf(category)).toEqual([400, ERROR_CODE.invalid]);
    expect((await preferences())[0]).toEqual({
      category: 'security',
      inPortal: true,
      byMail: true,
      isLocked: true,
    });
  });

  it('are separate for each client', async () => {
    await setPreference('money', false, false);
    const money = async (sessionToken: string) =>
      (await preferences(sessionToken)).find(({ category }) => category === 'money');
    expect([await money(token), await money(otherToken)]).toEqual([
      expect.objectContaining({ inPortal: false, byMail: false }),
      expect.objectContaining({ inPortal: true, byMail: true }),
    ]);
  });

  it('decide if a mail is sent', async () => {
    const mails = async () =>
      (
        await gateway.rows(
          `select kind from outbox where recipient = '${EMAIL}' and kind = 'document-approved'`,
        )
      ).length;
    const approveDocument = async () => {
      await gateway.rows("update documents set status = 'pending' where file_name = 'card-statement.pdf'");
      const [mark] = /^D-\S+/m.exec((await gateway.review()).lines.join('\n')) ?? [''];
      expect((await gateway.review('approve', mark)).code).toBe(0);
    };
    await setPreference('documents', true, false);
    const before = await mails();
    await approveDocument();
    expect(await mails()).toBe(before);
    await setPreference('documents', true, true);
    await approveDocument();
    expect(await mails()).toBe(before + 1);
  });
});
