import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type CallOptions, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

interface Link {
  id: number;
  code: string;
  url: string;
  name: string | null;
  clicks: number;
  uniques: number;
  archivedAt: string | null;
}

const linksOf = async (token: string) =>
  (await gateway.call('getPartnership', { token })).body.result.links as Link[];
const codeOf = async (...[id, options]: Parameters<Gateway['call']>) =>
  (await gateway.call(id, options)).body.errors?.[0]?.errorCode as number | undefined;

const READS = [
  'getPartnership',
  'getPartnerClients',
  'getSubPartners',
  'getPartnerMaterial',
  'getPartnerTree',
  'getPartnerSeries',
  'getPartnerRewards',
  'getPartnerPayouts',
  'getPartnerAgreement',
] as const;
const REFUSED = Object.fromEntries(READS.map((id) => [id, ERROR_CODE.forbidden]));
const codesOfReads = async (token: string) =>
  Object.fromEntries(await Promise.all(READS.map(async (id) => [id, await codeOf(id, { token })] as const)));

let registered = 0;
/** Registers a client of a site; returns the token. */
async function register(siteId: number): Promise<string> {
  registered += 1;
  const body = {
    email: `link-${registered}@portico.test`,
    password: 'Fresh-horse-7',
    firstName: 'Ada',
    lastName: 'Byron',
    country: 'KE',
    siteId,
  };
  const answer = await gateway.call('singleRegister', { body, ip: '10.70.0.1' });
  return answer.body.result.scaToken as string;
}

/** The number of rows of every table. */
async function countRows(): Promise<unknown> {
  const tables = await gateway.rows(
    "select table_name from information_schema.tables where table_schema = 'public'",
  );
  const counts = tables
    .filter(({ table_name: name }) => name !== 'sessions')
    .map(
      ({ table_name: name }) =>
        `select '${String(name)}' as name, count(*)::int as rows from ${String(name)}`,
    );
  return gateway.rows(`${counts.join(' union all ')} order by name`);
}

describe('links', () => {
  it('of new clients share no beginning, do not contain the id, and nothing is written by reading them', async () => {
    const tokens = [await register(4), await register(4)];
    const before = await countRows();
    const answers = await Promise.all(tokens.map(linksOf));
    await linksOf(tokens[0] ?? '');
    expect(await countRows()).toEqual(before);
    const codes = answers.flatMap((links) => links.map(({ code }) => code));
    expect(codes).toHaveLength(2);
    expect(codes[0]?.slice(0, 3)).not.toBe(codes[1]?.slice(0, 3));
    for (const [link] of answers) {
      expect(link?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(link?.url).toMatch(
        new RegExp(`/register/open-trading-account\\?affid=${link?.code}&cxd=[0-9A-HJKMNP-TV-Z]{10}$`),
      );
      expect(link).toMatchObject({ name: null, clicks: 0, uniques: 0, archivedAt: null });
    }
  });

  it('exist for companies with a partnership alone', async () => {
    const token = await register(1);
    expect(await codeOf('getPartnership', { token })).toBe(ERROR_CODE.forbidden);
    expect(await codeOf('addPartnerLink', { token, body: { name: null } })).toBe(ERROR_CODE.forbidden);
    const [row] =
      await gateway.rows(`select count(*)::int as n from partner_links l join clients c on c.id = l.client_id
      where c.company_id = 7`);
    expect(row?.['n']).toBe(0);
  });

  it.each(['main@portico.test', 'main-ib@portico.test'])(
    'and every other page of a partner are refused to %s, whose company has no partnership',
    async (email) => {
      const token = await gateway.signIn(email);
      expect(await codesOfReads(token)).toEqual(REFUSED);
    },
  );

  it('and the rest are refused to a client of a company that the gateway does not know', async () => {
    await register(4);
    const email = `link-${registered}@portico.test`;
    await gateway.rows(`update clients set company_id = 99 where email = '${email}'`);
    const token = await gateway.signIn(email, 'Fresh-horse-7');
    expect(await codesOfReads(token)).toEqual(REFUSED);
  });

  it('with names are added, renamed and archived by partners', async () => {
    const token = await gateway.signIn('bank-ib@portico.test');
    const add = (name: string | null) => gateway.call('addPartnerLink', { token, body: { name } });
    const { result } = (await add('  =cmd()  Webinars ')).body;
    expect(result).toMatchObject({ name: '=cmd() Webinars', code: expect.any(String) });
    const { id } = result as Link;
    expect((await add('=CMD() webinars')).body.errors[0].errorCode).toBe(ERROR_CODE.duplicate);
    expect((await add(null)).body.errors[0].errorCode).toBe(ERROR_CODE.invalid);
    expect((await gateway.call('renamePartnerLink', { token, body: { id, name: 'Club' } })).status).toBe(200);
    const own = (await linksOf(token))[0];
    expect(await codeOf('renamePartnerLink', { token, body: { id: own?.id, name: 'Mine' } })).toBe(
      ERROR_CODE.forbidden,
    );
    for (let time = 0; time < 2; time += 1)
      expect((await gateway.call('archivePartnerLink', { token, body: { id } })).status).toBe(200);
    expect((await linksOf(token)).find((link) => link.id === id)).toMatchObject({
      name: 'Club',
      archivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await codeOf('renamePartnerLink', { token, body: { id, name: 'Again' } })).toBe(
      ERROR_CODE.notFound,
    );
    expect(await codeOf('archivePartnerLink', { token, body: { id: own?.id } })).toBe(ERROR_CODE.refused);
  });

  it('of other clients are unknown, and a client who is not a partner has one', async () => {
    const token = await gateway.signIn('international@portico.test');
    const partner = await gateway.signIn('international-ib@portico.test');
    const [, others] = await linksOf(partner);
    expect(await codeOf('archivePartnerLink', { token, body: { id: others?.id } })).toBe(ERROR_CODE.notFound);
    expect(await codeOf('addPartnerLink', { token, body: { name: 'More' } })).toBe(ERROR_CODE.forbidden);
  });

  it('are limited', async () => {
    const token = await gateway.signIn('invest-ib@portico.test');
    await gateway.rows(`insert into partner_links (client_id, code, cxd, name, created_at)
      select id, 'FILL' || n, 'FILL' || n, 'Fill ' || n, now() from clients, generate_series(1, 49) n
      where email = 'invest-ib@portico.test'`);
    expect(await codeOf('addPartnerLink', { token, body: { name: 'One more' } })).toBe(ERROR_CODE.refused);
  });
});

describe('clicks', () => {
  const SITES = { bank: 3, international: 4 };
  let address = 0;
  const newIp = () => `10.71.${Math.floor((address += 1) / 250)}.${(address % 250) + 1}`;

  /** The query of the address of a client's own link. */
  const queryOf = async (email: string) => new URL((await ownLink(email)).url).search;
  const ownLink = async (email: string): Promise<Link> => {
    const [link] = await linksOf(await gateway.signIn(email));
    if (!link) throw new Error(`${email} has no link`);
    return link;
  };
  const visit = async (search: string, options: { guid?: string; siteId?: number } & CallOptions = {}) => {
    const { guid = null, siteId = SITES.international, ip = newIp(), headers = {} } = options;
    const body = { uri: `https://portico.example/${search}`, siteId, existingGuid: guid };
    return (await gateway.call('createMarketingId', { body, ip, headers })).body.result as string;
  };
  /** How the counts of a link change while something happens. */
  const countsBy = async (email: string, act: () => Promise<unknown>) => {
    const before = await ownLink(email);
    await act();
    const after = await ownLink(email);
    return [after.clicks - before.clicks, after.uniques - before.uniques];
  };
  const EMAIL = 'international-ib@portico.test';

  it('count once more each time, and once a day for a browser as unique', async () => {
    const search = await queryOf(EMAIL);
    let guid = '';
    expect(await countsBy(EMAIL, async () => (guid = await visit(search)))).toEqual([1, 1]);
    expect(await countsBy(EMAIL, () => visit(search, { guid }))).toEqual([1, 0]);
    await gateway.advance(86_401);
    expect(await countsBy(EMAIL, () => visit(search, { guid }))).toEqual([1, 1]);
  });

  it.each([
    ['one parameter alone', (search: string) => search.split('&')[0]],
    ['a parameter twice', (search: string) => `${search}&affid=OTHER`],
    ['another link’s second half', (search: string) => search.replace(/cxd=.*/, 'cxd=7J0FQW434M')],
    ['markup', (search: string) => search.replace('affid=', 'affid=<b>')],
  ])('do not count with %s', async (_case, change) => {
    const search = change(await queryOf(EMAIL)) ?? '';
    expect(await countsBy(EMAIL, () => visit(search))).toEqual([0, 0]);
  });

  it('on a site of another company, or on an archived link, do not count', async () => {
    const search = await queryOf(EMAIL);
    expect(await countsBy(EMAIL, () => visit(search, { siteId: SITES.bank }))).toEqual([0, 0]);
    await gateway.rows(`update partner_links set archived_at = now() where code = 'DX991TDV'`);
    await visit(search);
    await gateway.rows(`update partner_links set archived_at = null where code = 'DX991TDV'`);
    const [row] =
      await gateway.rows(`select count(*)::int as n from partner_clicks c join partner_links l on l.id = c.link_id
      where l.code = 'DX991TDV'`);
    expect(row?.['n']).toBe(3);
  });

  it('of a known browser by another partner’s link count for that one', async () => {
    const guid = await visit(await queryOf(EMAIL));
    const search = await queryOf('international@portico.test');
    expect(await countsBy('international@portico.test', () => visit(search, { guid }))).toEqual([1, 1]);
  });

  it('by an earlier code count, together with the link’s id', async () => {
    const { id } = await ownLink(EMAIL);
    expect(await countsBy(EMAIL, () => visit(`?affid=GW-2048&cxd=${id}`))).toEqual([1, 1]);
    expect(await countsBy(EMAIL, () => visit('?affid=GW-2048&cxd=99999'))).toEqual([0, 0]);
  });

  it('keep sub-ids without markup, country and device, and no address beyond the network', async () => {
    await visit(
      `${await queryOf(EMAIL)}&sub1=video-7&sub2=%3Cimg%3E&utm_source=${'x'.repeat(65)}&utm_medium=mail`,
      {
        ip: '2001:db8:1:2:3:4:5:6',
        headers: {
          'user-agent':
            'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
        },
      },
    );
    const [row] = await gateway.rows(
      'select sub, device, network from partner_clicks order by id desc limit 1',
    );
    expect(row).toEqual({
      sub: { sub1: 'video-7', utm_medium: 'mail' },
      device: 'phone',
      network: '2001:db8:1:2::/64',
    });
  });

  it('beyond twenty a day from one network are stored and do not count; a flood is not stored', async () => {
    const search = await queryOf(EMAIL);
    const ip = '10.72.0.1';
    const flood = () => Promise.all(Array.from({ length: 25 }, () => visit(search, { ip })));
    expect(await countsBy(EMAIL, flood)).toEqual([20, 20]);
    const clicks = (condition: string) =>
      gateway.rows(`select count(*)::int as n from partner_clicks where ${condition}`);
    expect(await clicks(`network = '${ip}' and refused = 'rate'`)).toEqual([{ n: 5 }]);
    await gateway.rows(`insert into partner_clicks (link_id, marketing_id, at, network, is_unique, refused)
      select link_id, marketing_id, at, network, false, 'rate' from partner_clicks, generate_series(1, 975)
      where id = (select max(id) from partner_clicks where network = '${ip}')`);
    expect(await visit(search, { ip })).toMatch(/^[\w-]{36}$/);
    expect(await clicks(`network = '${ip}'`)).toEqual([{ n: 1_000 }]);
  });

  it('keep their counts when they are purged', async () => {
    const before = await ownLink(EMAIL);
    await gateway.advance(401 * 86_400);
    await gateway.purge();
    expect(await gateway.rows('select count(*)::int as n from partner_clicks')).toEqual([{ n: 0 }]);
    expect(await ownLink(EMAIL)).toMatchObject({ clicks: before.clicks, uniques: before.uniques });
  });
});
