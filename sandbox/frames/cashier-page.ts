import type { Payment } from '../api/services/money/cashier';
import { CULTURES } from '../../src/domain/language/cultures.table';
import { writeMoney } from '../texts/message-values.table';
import { filled, knownCulture, textsIn } from '../texts/texts-in';
import { escape } from './escape';

/** The payment page, in the client's culture. It asks for no card: no money moves. */
export function cashierPage(payment: Payment, brand: string): string {
  const culture = knownCulture(payment.culture);
  const { cashier: words, payments } = textsIn(culture);
  const amount = writeMoney(payment.amount, payment.currency, culture);
  const heading = payment.method === null ? words.title : `${words.title}: ${payments[payment.method].title}`;
  const line = (name: string, value: string) =>
    `<tr><th scope="row">${escape(name)}</th><td><bdi>${escape(value)}</bdi></td></tr>`;
  return `<!doctype html>
<html lang="${culture}" dir="${CULTURES[culture].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(heading)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/frames.css">
<link rel="stylesheet" href="/cashier.css">
</head>
<body class="cashier"><main>
<h1>${escape(heading)}</h1>
<table><tbody>
${line(words.amount, amount)}
${line(words.to, brand)}
${line(words.reference, payment.reference)}
</tbody></table>
${payment.isOpen ? form(words, amount) : `<p>${escape(words.done)}</p>`}
<p><a href="${escape(payment.returnTo)}">${escape(filled(words.back, { brand }))}</a></p>
<p class="quiet">${escape(words.note)}</p>
</main></body>
</html>
`;
}

type Words = ReturnType<typeof textsIn>['cashier'];

const form = (words: Words, amount: string): string => `<form method="post">
<button name="answer" value="pay" class="pay">${escape(filled(words.pay, { amount }))}</button>
<button name="answer" value="decline">${escape(words.decline)}</button>
<button name="answer" value="cancel">${escape(words.cancel)}</button>
</form>`;
