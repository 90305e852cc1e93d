import { CULTURES, CULTURE_NAMES, type Culture } from '../../../src/domain/culture/cultures.table';
import { getGatewayTexts } from '../../../gateway/texts/gateway-texts';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

// The gateway writes in the culture of the client, and reports the culture of each text.
describe('texts by culture', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  }, 60_000);
  afterAll(() => gateway.stop());

  type Operation = Parameters<Gateway['call']>[0];
  async function read(operation: Operation, email: string, culture: Culture) {
    const token = await gateway.signIn(email);
    await gateway.call('changeClientSettings', { token, body: { culture } });
    return (await gateway.call(operation, { token })).body.result;
  }
  const sourceCultureOf = (culture: Culture) =>
    CULTURE_NAMES.find((name) => CULTURES[name].localeFolder === CULTURES[culture].localeFolder);

  it.each(CULTURE_NAMES)('notifications are in %s', async (culture) => {
    const messages = await read('getNotifications', 'main@portico.test', culture);
    const { messages: texts, buttons } = getGatewayTexts(culture);
    expect(messages).toHaveLength(5);
    for (const message of messages) expect(message).toMatchObject({ culture: sourceCultureOf(culture) });
    expect(messages).toContainEqual(
      expect.objectContaining({ ...texts['address-rejected'], buttonText: buttons.documents }),
    );
  });

  it('a message of a person is not translated', async () => {
    await gateway.rows(`insert into notifications (client_id, category, severity, title, body, created_at)
      select id, 'account', 'info', 'By hand', 'In English.', now() from clients where email = 'bank@portico.test'`);
    const messages = await read('getNotifications', 'bank@portico.test', 'ur-PK');
    expect(messages).toContainEqual(expect.objectContaining({ title: 'By hand', culture: 'en-US' }));
    expect(messages).toContainEqual(expect.objectContaining({ culture: 'ur-PK' }));
  });

  it.each([
    ['getCampaigns', ['de-DE'], ['vi-VN']],
    ['getCampaignSlides', ['de-DE'], ['vi-VN']],
    ['getStrategies', ['de-DE', 'en-US'], ['en-US']],
  ] as const)(
    '%s names the language of each text: the reader’s if it exists, otherwise English',
    async (call, inGerman, inVietnamese) => {
      const cultures = async (culture: Culture) =>
        (await read(call, 'international@portico.test', culture)).map(
          (item: { culture: string }) => item.culture,
        );
      expect(new Set(await cultures('de-DE'))).toEqual(new Set(inGerman));
      expect(new Set(await cultures('vi-VN'))).toEqual(new Set(inVietnamese));
    },
  );

  it.each([
    ['id-ID', { culture: 'id-ID', title: 'Jam perdagangan libur nasional' }],
    ['de-DE', { culture: 'en-US', title: 'Trading hours on national holidays' }],
  ] as const)('the announcement of an Indonesian company has its language in %s', async (culture, popup) => {
    expect(await read('getRegionPopup', 'invest@portico.test', culture)).toMatchObject(popup);
  });

  it('visitors get the site’s culture', async () => {
    const { body } = await gateway.call('getRegionPopup', { at: gateway.investUrl });
    expect(body.result).toMatchObject({ culture: 'id-ID' });
  });

  it('news in Simplified Chinese are not listed in Traditional Chinese', async () => {
    const languages = async (Culture: string) =>
      (await gateway.call('getNews', { query: { Culture } })).body.result.map(
        (item: { language: string }) => item.language,
      );
    expect(await languages('zh-CN')).toContain('zh');
    expect(new Set(await languages('zh-TW'))).toEqual(new Set(['en']));
  });

  it('mails and the result of a review are in the client’s culture', async () => {
    await read('getProfile', 'main-live@portico.test', 'it-IT');
    await gateway.call('resetPassword', {
      body: { email: 'main-live@portico.test' },
      headers: { 'x-site-id': '1' },
    });
    const token = await gateway.signIn('international@portico.test');
    await gateway.call('changeClientSettings', { token, body: { culture: 'es-ES' } });
    await gateway.call('changeDigitalAsset', {
      token,
      body: { walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7', network: 'ETH' },
    });
    const messages = await gateway.rows('select kind, culture, body from outbox order by id');
    expect(messages).toEqual([
      expect.objectContaining({ kind: 'password-link', culture: 'it-IT' }),
      expect.objectContaining({
        kind: 'payout-address',
        culture: 'es-ES',
        body: expect.stringMatching(
          /^0x5290.* \(ETH\), a partir del .*2026, \d\d:\d\d UTC\n\nReferencia S-[A-Z0-9]{8}\.$/,
        ),
      }),
    ]);
  });
});
