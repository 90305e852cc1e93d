import { OWN_COMPANIES } from '../kit/own-companies';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

// The gateway has companies that are only data. Each has the content of the company that it is like.
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway('none', 'own-companies');
}, 60_000);
afterAll(() => gateway.stop());

const PASSWORD = 'Fresh-horse-7';
const ACCEPTED_AT = '2026-11-20T14:00:00Z';

async function siteOf(companyId: number): Promise<number> {
  const [site] = await gateway.rows(`select site_id from sites where company_id = ${companyId}`);
  return Number(site?.['site_id']);
}

async function optionsOf(siteId: number) {
  const options = (await gateway.call('getRegistrationOptions', { query: { siteId } })).body.result;
  const documents = (await gateway.call('getRegistrationDocuments', { query: { siteId } })).body.result;
  return { ...options, documents };
}

/** Registers a client of the site with all fields of the invest form; resolves to the token. */
async function registerClient(siteId: number, phone: string): Promise<{ token: string; sms: string }> {
  const email = `${phone.slice(1)}@portico.test`;
  const person = { email, password: PASSWORD, firstName: 'Sari', lastName: 'Dewi', country: 'ID', phone };
  const registration = await gateway.call('registerStep1', {
    body: { ...person, siteId, acceptsTerms: true },
  });
  const { registrationId } = registration.body.result as { registrationId: string };
  await gateway.call('sendSmsCode', { body: { phone } });
  const [row] = await gateway.rows(`select body from outbox where recipient = '${phone}'`);
  const sms = String(row?.['body']);
  await gateway.call('verifySmsCode', { body: { phone, code: sms.slice(0, 6) } });
  const { branches, contractKinds, documents } = await optionsOf(siteId);
  const rest = {
    birthDate: '1990-01-01',
    citizenship: 'ID',
    address: 'Jl. Sudirman 1',
    city: 'Jakarta',
    postcode: '10220',
    nationalNumber: '3171010101900001',
    contractKind: contractKinds[0].code,
    branchCode: branches[0].code,
    documents: documents.map(({ id, sha256 }: { id: string; sha256: string }) => ({
      id,
      sha256,
      acceptedAt: ACCEPTED_AT,
    })),
  };
  const { body } = await gateway.call('registerStep2', { body: { registrationId, ...rest } });
  return { token: body.result?.scaToken as string, sms };
}

it.each([
  ['like invest', 42, '+62812345671', 'Nusa Futures'],
  ['that /config.json makes like invest', 45, '+62812345672', 'Portico'],
  ['with only the form of invest', 46, '+62812345673', 'Portico'],
])('a client registers at a company %s', async (_description, companyId, phone, brand) => {
  const { sms, token } = await registerClient(await siteOf(companyId), phone);
  expect(sms).toMatch(new RegExp(`^\\d{6} is your ${brand} code\\.$`));
  expect((await gateway.call('getClient', { token })).body.result).toMatchObject({ companyId });
  const accounts = (await gateway.call('getAccounts', { token })).body.result as { server: string }[];
  const prefix = brand.replace(' ', '');
  expect(accounts.map(({ server }) => server).sort()).toEqual([`${prefix}-Demo`, `${prefix}-Live`]);
});

interface Offer {
  readonly id: string;
  readonly currencies: readonly string[];
  readonly leverages: readonly { readonly leverage: number; readonly needs: string }[];
  readonly needs: string;
}

const SITES = { main: 1, invest: 2, bank: 3, international: 4 } as const;

describe.each([
  ['acme', 41, 'main'],
  ['nusa', 42, 'invest'],
  ['alpen', 43, 'bank'],
  ['globe', 44, 'international'],
  ['moved', 45, 'invest'],
] as const)('%s (%i), which is like %s,', (key, companyId, like) => {
  const readBoth = async <T>(read: (email: string) => Promise<T>) => ({
    own: await read(`${key}@portico.test`),
    model: await read(`${like}@portico.test`),
  });

  it('has the offers of that company, on registration and later', async () => {
    expect(await optionsOf(await siteOf(companyId))).toEqual(await optionsOf(SITES[like]));
    const { model, own } = await readBoth(async (email) => {
      const { body } = await gateway.call('getAccountOffers', { token: await gateway.signIn(email) });
      // The offers depend on the documents that the client has sent.
      return (body.result.offers as Offer[]).map(({ currencies, id, leverages, needs }) => ({
        id,
        currencies,
        needs,
        leverages: leverages.map((leverage) => [leverage.leverage, leverage.needs]),
      }));
    });
    expect(own).toEqual(model);
  });

  it('requests the documents of that company', async () => {
    // An approved document ends a block, and the other client has sent none.
    const demoClient = `(select id from clients where email = '${like}@portico.test')`;
    await gateway.rows(`delete from documents where client_id = ${demoClient}`);
    const { model, own } = await readBoth(async (email) => {
      const { body } = await gateway.call('getDocuments', { token: await gateway.signIn(email) });
      return (body.result as { kind: string; blocks: { above?: string; currency?: string }[] }[]).map(
        ({ blocks, kind }) => [kind, ...blocks.map(({ above, currency }) => `${above} ${currency}`)],
      );
    });
    expect(own).toEqual(model);
  });

  it('has the payment methods of that company', async () => {
    const methodsOf = (id: number) =>
      gateway.rows(`select id, direction, currency, kind, place, min, max, fee_percent, fee_fixed
        from payment_methods where company_id = ${id} order by id, direction, currency`);
    const own = await methodsOf(companyId);
    expect(own.length).toBeGreaterThan(0);
    const [model] = await gateway.rows(`select company_id from sites where site_id = ${SITES[like]}`);
    expect(own).toEqual(await methodsOf(Number(model?.['company_id'])));
  });
});

it('the servers and the sources of the calculators’ figures have the name of the client’s brand', async () => {
  const token = await gateway.signIn('acme@portico.test');
  const [account] = (await gateway.call('getAccounts', { token })).body.result as { server: string }[];
  expect(account?.server).toMatch(/^Acme-/);
  const links = await gateway.call('getSiteConfig', { path: { id: await siteOf(41) } });
  expect(JSON.stringify(links.body)).toContain('"Acme-Live4"');
  const { instruments, rates } = (await gateway.call('getInstruments', { token })).body.result as Record<
    string,
    { source: string }[]
  >;
  const sources = [...(instruments ?? []), ...(rates ?? [])].map(({ source }) => source);
  expect(new Set(sources)).toEqual(new Set(['Acme market', 'Acme reference rates']));
});

test('each variant has a company of its own in this suite', () => {
  const likes = OWN_COMPANIES.map(({ like }) => like);
  expect(likes).toEqual(expect.arrayContaining(Object.keys(SITES)));
});
