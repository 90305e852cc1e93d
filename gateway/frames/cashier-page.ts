import type { Payment } from '../money/cashier';
import type { SimulatedWallet } from '../wallet/wallet-deposits';
import { separatorsOf, writeNumber } from '../../src/domain/kernel/numbers/read-number';
import { CULTURES } from '../../src/domain/culture/cultures.table';
import { writeMoney } from '../texts/message-values.table';
import { fillText } from '../texts/fill-text';
import { toSupportedCulture } from '../texts/cultures';
import { getGatewayTexts } from '../texts/gateway-texts';
import { escapeHtml } from '../../hosting/escape-html';

/** The payment page, in the client's culture. It has no field for a card, because no money moves. */
export function cashierPage(payment: Payment, brand: string): string {
  const culture = toSupportedCulture(payment.culture);
  const { cashier: texts, payments } = getGatewayTexts(culture);
  const amount = writeMoney(payment.amount, payment.currency, culture);
  const heading = payment.method === null ? texts.title : `${texts.title}: ${payments[payment.method].title}`;
  return page(
    { ...payment, heading, brand },
    `<table><tbody>
${line(texts.amount, amount)}
${line(texts.to, brand)}
${line(texts.reference, payment.reference)}
</tbody></table>
${payment.isOpen ? form(texts, amount) : `<p>${escapeHtml(texts.done)}</p>`}`,
  );
}

/** A text that was typed as an amount, and the reason why nothing was sent. */
export interface RefusedAmount {
  readonly text: string;
  readonly issue: string;
}

/** The page that simulates another wallet, from which digital assets are sent; no asset moves. */
export function simulatedWalletPage(
  wallet: SimulatedWallet,
  brand: string,
  key: string,
  refusedAmount?: RefusedAmount,
): string {
  const { address, asset, culture, minimum, network } = wallet;
  const { cashier: texts } = getGatewayTexts(culture);
  const heading = `${texts.title}: ${asset} (${network})`;
  const minimumText = writeMoney(minimum, asset, culture);
  const amount = refusedAmount?.text ?? writeNumber(minimum, separatorsOf(toSupportedCulture(culture)));
  const issue = refusedAmount && `<p id="issue" role="alert">${escapeHtml(refusedAmount.issue)}</p>`;
  const description = refusedAmount ? ' aria-invalid="true" aria-describedby="issue"' : '';
  return page(
    { ...wallet, heading, brand },
    `<table><tbody>
${line(texts.to, address)}
${line(texts.amount, `≥ ${minimumText}`)}
</tbody></table>
<form method="post">
<input type="hidden" name="key" value="${key}">
<input name="amount" inputmode="decimal" required aria-label="${escapeHtml(texts.amount)}" value="${escapeHtml(amount)}" dir="ltr"${description}>
<button class="pay">${escapeHtml(fillText(texts.pay, { amount: asset }))}</button>
</form>
${issue ?? ''}`,
  );
}

const line = (name: string, value: string) =>
  `<tr><th scope="row">${escapeHtml(name)}</th><td><bdi>${escapeHtml(value)}</bdi></td></tr>`;

interface Frame {
  readonly culture: string;
  readonly heading: string;
  readonly brand: string;
  readonly returnTo: string;
}

function page({ brand, heading, returnTo, ...reader }: Frame, content: string): string {
  const culture = toSupportedCulture(reader.culture);
  const { cashier: texts } = getGatewayTexts(culture);
  return `<!doctype html>
<html lang="${culture}" dir="${CULTURES[culture].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/frames.css">
<link rel="stylesheet" href="/cashier.css">
</head>
<body class="cashier"><main>
<h1>${escapeHtml(heading)}</h1>
${content}
<p><a href="${escapeHtml(returnTo)}">${escapeHtml(fillText(texts.back, { brand }))}</a></p>
<p class="quiet">${escapeHtml(texts.note)}</p>
</main></body>
</html>
`;
}

type CashierTexts = ReturnType<typeof getGatewayTexts>['cashier'];

const form = (texts: CashierTexts, amount: string): string => `<form method="post">
<button name="answer" value="pay" class="pay">${escapeHtml(fillText(texts.pay, { amount }))}</button>
<button name="answer" value="decline">${escapeHtml(texts.decline)}</button>
<button name="answer" value="cancel">${escapeHtml(texts.cancel)}</button>
</form>`;
