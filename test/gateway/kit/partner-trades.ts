import type { Gateway } from './start-gateway';
import { START } from './start-time';
import { openTradingAccount } from './trading-account';

export const GRACE = { email: 'international-ib@portico.test', affid: 'DX991TDV', cxd: 'HVYW0717J1' };
export const OMAR = { email: 'international@portico.test', affid: 'EWEKFSQ8', cxd: 'TSJA2GBQT2' };
export const BUDI = { email: 'invest-ib@portico.test', affid: 'R1DK78YH', cxd: 'ZNNQP4AC6D' };
export const LUKAS = { email: 'bank@portico.test', affid: 'ZERF6078', cxd: '6H9H116JJM' };
export const CLARA = { email: 'bank-ib@portico.test', affid: 'SVE471CZ', cxd: 'DGD34ZNY1S' };
export const DAY = 86_400;

interface Options {
  readonly siteId?: number;
  readonly currency?: string;
  readonly balance?: string;
  readonly email?: string;
}

/** Clients of partners, and their trades; the gateway's time advances with each. */
export function partnerTrades(gateway: () => Gateway) {
  let count = 0;
  let now = START.getTime();
  const advance = async (seconds: number) => {
    now += seconds * 1_000;
    await gateway().advance(seconds);
  };

  /** A referred client with a live account that has money. */
  async function refer(
    link: { affid: string; cxd: string },
    { siteId = 4, currency = 'USD', balance = '10000.00', ...rest }: Options = {},
  ) {
    count += 1;
    const { email = `trader-${count}@portico.test` } = rest;
    const { affid, cxd } = link;
    const form = {
      email,
      password: 'Fresh-horse-7',
      firstName: 'Ada',
      lastName: 'Byron',
      siteId,
      affid,
      cxd,
    };
    const registered =
      siteId === 2
        ? await registerAtInvest(form)
        : (await gateway().call('singleRegister', { body: form, ip: `10.90.${count}.1` })).body.result
            .scaToken;
    const login = await openTradingAccount(gateway(), { login: 63_000_000 + count, currency, balance });
    await gateway().rows(
      `update accounts set client_id = (select id from clients where email = lower('${email}')) where login = ${login}`,
    );
    return { email, login, token: String(registered) };
  }

  /** At invest a registration needs documents; its end is written as the gateway would. */
  async function registerAtInvest(form: { email: string; affid: string }): Promise<string> {
    await gateway()
      .rows(`with client as (insert into clients (company_id, site_id, email, password_hash, first_name, culture, created_at)
      values (11, 2, '${form.email}', '', 'Ada', 'id-ID', '${new Date(now).toISOString()}') returning id)
    insert into referrals (client_id, partner_id, link_id, via, ref, bound_at, line, state)
    select client.id, l.client_id, l.id, 'link', 'C-TEST1', '${new Date(now).toISOString()}', array[l.client_id], 'active'
    from client, partner_links l where l.code = '${form.affid}'`);
    return '';
  }

  /** Makes a trade that lasted some seconds and has just ended; its ticket. */
  async function trade(
    login: number,
    seconds = 3_600,
    fields: Record<string, unknown> = {},
  ): Promise<number> {
    await advance(seconds);
    const openedAt = new Date(now - seconds * 1_000).toISOString();
    const closedAt = new Date(now).toISOString();
    const [result] = await gateway().deal([
      'record',
      { login, symbol: 'EURUSD', side: 'buy', lots: '1.25', openedAt, closedAt, ...fields },
    ]);
    return Number(result?.['ticket']);
  }

  const rewardsOf = (ticket: number) =>
    gateway()
      .rows(`select split_part(c.email, '@', 1) as partner, r.level, r.amount::text as amount, r.currency, r.state, r.reason
    from partner_rewards r join clients c on c.id = r.partner_id where r.source = ${ticket} order by r.level, r.id`);
  const balanceOf = async (email: string) => {
    const [row] = await gateway()
      .rows(`select a.balance::text as balance from ledger_accounts a join clients c on c.id = a.client_id
    where a.kind = 'partner' and c.email = '${email}'`);
    return row?.['balance'];
  };

  return { advance, balanceOf, now: () => now, refer, rewardsOf, trade };
}
