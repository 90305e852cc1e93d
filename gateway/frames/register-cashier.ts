import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Big from 'big.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Cashier } from '../money/cashier';
import type { CashierAnswer } from '../money/transitions.table';
import { gatewayFile } from '../kernel/gateway-file';
import { UUID } from '../kernel/uuid';
import { FIELD_RULES } from '../../src/domain/kernel/numbers/field-rules.table';
import { toSupportedCulture } from '../texts/cultures';
import { writeMoney } from '../texts/message-values.table';
import { moneyDigits } from '../market/money-digits';
import type { SimulatedWallet, WalletDeposits } from '../wallet/wallet-deposits';
import { cashierPage, simulatedWalletPage } from './cashier-page';
import { getTerminalTexts } from './terminal-routes';
import { readTypedNumber, type ReadTypedNumber } from './terminal/read-typed-number';
import { Writer } from './terminal/writer';

const CASHIER_ANSWERS: readonly CashierAnswer[] = ['pay', 'decline', 'cancel'];

export interface CashierPages {
  readonly cashier: Cashier;
  readonly simulatedWallets: WalletDeposits;
  readonly brandNameOf: (companyId: number) => string;
}

/** The form leads back to the portal, so its origin has to be named too. */
const policyOf = (returnTo: string): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${new URL(returnTo).origin}`,
  ].join('; ');

const sendPage = (reply: FastifyReply, returnTo: string, html: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': policyOf(returnTo), 'x-frame-options': 'DENY' })
    .type('text/html; charset=utf-8')
    .send(html);

/**
 * Registers the payment page, `/cashier/{key}`, and the page of the simulated wallet that sends digital assets,
 * `/wallet/{key}/{network}`. Both lead back to the client's portal.
 */
export async function registerCashier(
  app: FastifyInstance,
  { brandNameOf, cashier, simulatedWallets }: CashierPages,
): Promise<void> {
  const style = await readFile(gatewayFile('frames/cashier.css'), 'utf8');
  app.get('/cashier.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );

  app.get<{ Params: { key: string } }>('/cashier/:key', async ({ params: { key } }, reply) => {
    const payment = await cashier.findPayment(key);
    if (!payment) return reply.callNotFound();
    return sendPage(reply, payment.returnTo, cashierPage(payment, brandNameOf(payment.companyId)));
  });

  type WalletRoute = { Params: { key: string; network: string } };
  app.get<WalletRoute>('/wallet/:key/:network', async ({ params: { key, network } }, reply) => {
    const wallet = await simulatedWallets.findSimulatedWallet(key, network);
    if (!wallet) return reply.callNotFound();
    const html = simulatedWalletPage(wallet, brandNameOf(wallet.companyId), randomUUID());
    return sendPage(reply, wallet.returnTo, html);
  });

  app.post<WalletRoute>('/wallet/:key/:network', async ({ body, params: { key, network } }, reply) => {
    const wallet = await simulatedWallets.findSimulatedWallet(key, network);
    if (!wallet) return reply.callNotFound();
    const field = (name: string) => (body instanceof URLSearchParams ? (body.get(name) ?? '') : '');
    const amount = readSentAmount(field('amount'), wallet);
    if ('issue' in amount) {
      const html = simulatedWalletPage(wallet, brandNameOf(wallet.companyId), randomUUID(), {
        text: field('amount'),
        issue: amount.issue,
      });
      return sendPage(reply.code(400), wallet.returnTo, html);
    }
    if (UUID.test(field('key'))) await simulatedWallets.sendDeposit(key, network, amount.value, field('key'));
    return reply.redirect(wallet.returnTo, 303);
  });

  app.post<{ Params: { key: string } }>('/cashier/:key', async ({ body, params: { key } }, reply) => {
    const payment = await cashier.findPayment(key);
    if (!payment) return reply.callNotFound();
    const name = body instanceof URLSearchParams ? body.get('answer') : null;
    const answer = CASHIER_ANSWERS.find((answer) => answer === name);
    if (answer) await cashier.acceptAnswer(key, answer);
    return reply.redirect(payment.returnTo, 303);
  });
}

/** The amount that was typed on the page of the simulated wallet, or why it can't be sent. */
function readSentAmount(
  text: string,
  { asset, culture, maximum, minimum }: SimulatedWallet,
): ReadTypedNumber {
  const rule = { ...FIELD_RULES.amount, unit: asset, digits: moneyDigits(asset), atMost: maximum };
  const writer = new Writer(toSupportedCulture(culture));
  const amount = readTypedNumber(text, rule, getTerminalTexts(culture).issue, writer);
  if ('issue' in amount || Big(amount.value).gte(minimum)) return amount;
  return { issue: `≥ ${writeMoney(minimum, asset, culture)}`, isMissing: false };
}
