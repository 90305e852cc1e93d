import { randomUUID } from 'node:crypto';
import type { Gateway } from './start-gateway';
import { openTradingAccount, type TradingAccountOptions } from './trading-account';

/** The account of international@portico.test that copies are paid from. */
export const COPY_SOURCE = 90340128;

/** Opens a strategy of another client, main@portico.test, with its account. */
export async function openStrategy(
  gateway: Gateway,
  account: TradingAccountOptions,
  fields: Record<string, unknown> = {},
): Promise<{ id: number; login: number }> {
  const login = await openTradingAccount(gateway, account);
  const values = { minimum: 100, fee_percent: 10, state: "'active'", capacity: 500, ...fields };
  const [row] = await gateway.rows(
    `insert into strategies (company_id, name, provider, summary, currency, login, provider_client_id, fee_percent, minimum,
        state, capacity, started_at)
      select (select company_id from clients where email = 'international@portico.test'), 'Leader ${login}', 'Leader', '', 'USD',
        ${login}, client_id, ${values.fee_percent}, ${values.minimum}, ${values.state}, ${values.capacity}, opened_at
      from accounts where login = ${login} returning id`,
  );
  return { id: Number(row?.['id']), login };
}

/** The consents that a strategy lists for a client, as an order names them. */
export async function consentsOf(
  gateway: Gateway,
  token: string,
  strategyId: number,
): Promise<{ id: string; sha256: string }[]> {
  const { body } = await gateway.call('getCopyTerms', { token, query: { strategy: strategyId } });
  const consents = body.result.consents as { id: string; sha256: string }[];
  return consents.map(({ id, sha256 }) => ({ id, sha256 }));
}

/** An order to copy a strategy with 1,000 dollars, with all its consents. */
export const copyOrder = async (
  gateway: Gateway,
  token: string,
  strategyId: number,
  fields: object = {},
) => ({
  idempotencyKey: randomUUID(),
  strategyId,
  fromLogin: COPY_SOURCE,
  amount: '1000',
  stop: 70,
  multiplier: '1',
  withOpen: false,
  consents: await consentsOf(gateway, token, strategyId),
  ...fields,
});

/** Starts a copy of a strategy; throws the answer if it is refused. */
export async function startCopy(
  gateway: Gateway,
  token: string,
  strategyId: number,
  fields: object = {},
): Promise<{ copyId: string; login: number }> {
  const order = await copyOrder(gateway, token, strategyId, fields);
  const { body } = await gateway.call('copyStrategy', { token, body: order });
  if (!body.result) throw new Error(JSON.stringify(body));
  return body.result as { copyId: string; login: number };
}
