import { firstTotals } from '../domain/accounts/first-totals';
import type { CurrencyTotal } from '../domain/accounts/totals';
import { directionOf } from '../domain/culture/culture';
import { numberFormatter, type NumberFormatter } from '../ui/i18n/number-formatter';
import { elementMaker, type ElementMaker } from './element-maker';
import type { PreviewAnswers } from './preview-answers';
import { remindersOf, reserveLines } from './reminders-preview';

/**
 * Writes the accounts' totals into the skeleton of the page, where the portal will show them (docs/decisions/0032): on a
 * slow line long before the portal starts. Words are placeholders until the portal renders them.
 */
export function renderTotalsPreview(document: Document, answers: PreviewAnswers): void {
  const { accounts, culture } = answers;
  const shell = document.getElementById('first-shell');
  const html = document.documentElement;
  if (!shell) return; // the portal was faster
  const totals = firstTotals(accounts);
  if (totals.length === 0 || totals.some(({ equity }) => equity === null)) return;
  const direction = directionOf(culture);
  const make = elementMaker(document);
  const numbers = numberFormatter(culture);
  const figures = make(
    'dl',
    'first-list first-figures',
    ...totals.map((total) => currencyRow(make, numbers, total)),
  );
  figures.dir = direction;
  figures.append(make('div', 'first-after first-narrow', make('i'), make('i')));
  reserveLines(shell, remindersOf(html, answers));
  shell.append(figures);
  Object.assign(html, { lang: culture, dir: direction });
  html.dataset['firstPaint'] += ' figures';
}

/** Row of a currency: placeholders for its texts, its equity, and its floating profit or loss. */
function currencyRow(
  make: ElementMaker,
  numbers: NumberFormatter,
  { currency, equity, floatingPl, ...counts }: CurrencyTotal,
): Node {
  const amount = make('bdi', '', make('span', '', currency), ' ', numbers.money(equity ?? '', currency));
  amount.dir = 'ltr';
  return make(
    'div',
    '',
    make('dt', '', make('i')),
    make('dd', 'first-equity', amount),
    make(
      'dd',
      'first-result',
      ...(floatingPl === null ? [] : [floatingResult(make, numbers, floatingPl, currency, counts)]),
    ),
    make('dd', 'first-note', make('i')),
  );
}

function floatingResult(
  make: ElementMaker,
  numbers: NumberFormatter,
  floatingPl: string,
  currency: string,
  { equityCount, accountCount }: Pick<CurrencyTotal, 'equityCount' | 'accountCount'>,
): HTMLElement {
  const { text, tone } = numbers.change(floatingPl, currency);
  const element = make('bdi', equityCount < accountCount ? '' : `first-${tone}`, text);
  element.dir = 'ltr';
  return element;
}
