import { loadContract } from '../../../sandbox/api/contract/load-contract';
import type { OperationId } from '../../../src/infrastructure/http/contract';
import { PortalError } from '../../../src/domain/errors';
import { HttpAccounts } from '../../../src/infrastructure/http/http-accounts';
import { HttpAuth } from '../../../src/infrastructure/http/http-auth';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpClients } from '../../../src/infrastructure/http/http-clients';
import { HttpLanguages } from '../../../src/infrastructure/http/http-languages';
import { HttpPlatforms } from '../../../src/infrastructure/http/http-platforms';
import { HttpSites } from '../../../src/infrastructure/http/http-sites';
import { HttpTexts } from '../../../src/infrastructure/http/http-texts';

/** A client whose every call is answered with this body. */
function answering(body: unknown): HttpClient {
  const text = JSON.stringify(body);
  return new HttpClient(new Map(), () =>
    Promise.resolve({ status: 200, text, retryAfter: null, receivedAt: 0 }),
  );
}

interface Sample {
  call: OperationId;
  read: (http: HttpClient) => Promise<unknown>;
  good: readonly unknown[];
  bad: readonly unknown[];
}

const ok = (result: unknown) => ({ hasError: false, result });
const client = { id: 1, companyId: 7 };
const site = { companyId: 7, siteId: 1 };

/** The same answers go to the contract and to the adapter; both must think the same of them. */
const SAMPLES: readonly Sample[] = [
  {
    call: 'getClient',
    read: (http) => new HttpClients(http).setting(),
    good: [
      ok(client),
      client,
      ok({ ...client, id: '12' }),
      ok({ ...client, isIb: null, firstMt4Login: null, reAssessmentResult: null, unknown: 1 }),
      ok({ ...client, firstMt5Login: '5012', reAssessmentResult: [{ typeId: 3, showPopup: true }] }),
    ],
    bad: [
      ok(null),
      ok([]),
      ok({ id: 1 }),
      ok({ ...client, id: 'one' }),
      ok({ ...client, isIb: 'yes' }),
      ok({ ...client, culture: 5 }),
      'text',
      null,
    ],
  },
  {
    call: 'getSiteDomain',
    read: (http) => new HttpSites(http).domain('h', 'en'),
    good: [
      ok(site),
      ok({ ...site, isActive: null, culture: null }),
      ok({ ...site, siteId: '1', isActive: false }),
    ],
    bad: [ok({ siteId: 1 }), ok({ ...site, companyId: null }), ok({ ...site, isActive: 'no' }), site, null],
  },
  {
    call: 'getAccounts',
    read: (http) => new HttpAccounts(http).list(),
    good: [
      ok([]),
      ok([{ login: 1, platform: 'MT4', kind: 'live', currency: 'USD', equity: '1.50', marginLevel: null }]),
    ],
    bad: [ok(null), ok({}), {}, null],
  },
  {
    call: 'getLanguages',
    read: (http) => new HttpLanguages(http).list(),
    good: [ok({ items: [] }), { Languages: { result: { items: [{ name: 'Deutsch', culture: 'de-DE' }] } } }],
    bad: [ok([]), ok({ items: null }), {}, null],
  },
  {
    call: 'getSiteConfig',
    read: (http) => new HttpPlatforms(http).links(1),
    good: [ok([]), ok({ items: [] }), ok([{ configKey: 'MT4Windows', configValue: 'https://x.example' }])],
    bad: [ok(null), ok({}), ok('none'), null],
  },
  {
    call: 'getTraderUrl',
    read: (http) => new HttpPlatforms(http).traderUrl('stock'),
    good: [ok({ traderUrl: 'https://x.example' }), ok({ traderUrl: null }), ok({})],
    bad: [ok(null), ok({ traderUrl: 4 }), {}, null],
  },
  {
    call: 'checkToolStatus',
    read: (http) => new HttpPlatforms(http).toolActive(6),
    good: [ok(true), ok({ isActive: false }), ok({})],
    bad: [ok('yes'), ok(null), null],
  },
  {
    call: 'getTranslations',
    read: (http) => new HttpTexts(http).overlay('en-US', 7),
    good: [ok([]), ok([{ pageName: 'meta', data: [{ key: 'title', value: 'T' }] }])],
    bad: [ok(null), ok({}), {}, null],
  },
  {
    call: 'login',
    read: (http) => new HttpAuth(http).login({ email: 'a@b.example', password: 'x' }, { siteId: 1 }),
    good: [ok({ token: 'abc' })],
    bad: [ok({}), ok({ token: null }), ok({ token: '' }), ok(null), null],
  },
];

const contract = new Map(loadContract().map((operation) => [operation.id, operation]));

function fitsContract(call: OperationId, body: unknown): boolean {
  const check = contract.get(call)?.checkAnswer(200);
  if (!check) throw new Error(`The contract has no answer 200 of ${call}`);
  return check(body) as boolean;
}

describe.each(SAMPLES)('$call: contract and adapter agree', ({ call, read, good, bad }) => {
  it.each(good.map((body) => [JSON.stringify(body), body]))('takes %s', async (_, body) => {
    expect(fitsContract(call, body)).toBe(true);
    await expect(read(answering(body))).resolves.toBeDefined();
  });

  it.each(bad.map((body) => [JSON.stringify(body), body]))('refuses %s with code 6', async (_, body) => {
    expect(fitsContract(call, body)).toBe(false);
    const error: unknown = await read(answering(body)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PortalError);
    expect(error).toMatchObject({ kind: 'malformed', codes: [6] });
  });
});
