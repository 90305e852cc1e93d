import { firstTotals } from '../domain/accounts/first-totals';
import type { CurrencyTotal } from '../domain/accounts/totals';
import type { ReAssessment } from '../domain/client/user-setting';
import { companiesOf, type Companies } from '../domain/site/companies';
import { BUILT_IN_ENTRIES, type CompanyEntry } from '../domain/site/company';
import type { PortalConfig } from '../domain/site/config/portal-config';
import { directionOf } from '../domain/culture/culture';
import type { Culture } from '../domain/culture/cultures.table';
import { resolveReminders } from '../domain/reminder/reminders';
import type { SuccessOf } from '../infrastructure/http/contract';
import type { EndpointKey, OperationOf } from '../infrastructure/http/endpoints';
import { numberFormatter, type NumberFormatter } from '../ui/i18n/number-formatter';

type ResultIn<Body> = Body extends { result: infer Result } ? Result : Body;
/** The contract's type of a call's result. It is not validated yet, so any part may be missing. */
export type CallResult<Key extends EndpointKey> = Partial<ResultIn<SuccessOf<OperationOf<Key>>>>;

/** The gateway's answers to the first calls of a client's page, as sent. */
export interface PreviewAnswers {
  readonly client: CallResult<'client'>;
  /** Checked item by item by `firstTotals`. */
  readonly accounts: unknown;
  /** `companies` of the configuration. */
  readonly companies: PortalConfig['companies'];
  /** The client's culture. */
  readonly culture: Culture;
}

/**
 * Writes the accounts' totals into the skeleton of the page, where the portal will show them (docs/decisions/0032): on a
 * slow line long before the portal starts. Words are placeholders until the portal renders them.
 */
export function renderTotalsPreview(
  document: Document,
  { client, accounts, companies, culture }: PreviewAnswers,
): void {
  const shell = document.getElementById('first-shell');
  const html = document.documentElement;
  if (!shell) return; // the portal was faster
  const totals = firstTotals(accounts);
  if (totals.length === 0 || totals.some(({ equity }) => equity === null)) return;
  const reminders = remindersOf(client, companiesOfPage(html).withConfig(companies));
  const direction = directionOf(culture);
  const make = maker(document);
  const numbers = numberFormatter(culture);
  const figures = make(
    'dl',
    'first-list first-figures',
    ...totals.map((total) => currencyRow(make, numbers, total)),
  );
  figures.dir = direction;
  figures.append(make('div', 'first-after first-narrow', make('i'), make('i')));
  shell.style.setProperty('--first-reminders', String(reminders));
  shell.append(figures);
  Object.assign(html, { lang: culture, dir: direction });
  html.dataset['firstPaint'] += ' figures';
}

type Make = ReturnType<typeof maker>;

const maker =
  (document: Document) =>
  (tag: 'dl' | 'div' | 'dt' | 'dd' | 'i' | 'bdi' | 'span', className = '', ...parts: (Node | string)[]) => {
    const element = document.createElement(tag);
    if (className !== '') element.className = className;
    element.append(...parts);
    return element;
  };

/** Row of a currency: placeholders for its texts, its equity, and its floating profit or loss. */
function currencyRow(
  make: Make,
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
  make: Make,
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

/** The portal's companies, including those of extensions, which the build writes. */
function companiesOfPage(html: HTMLElement): Companies {
  const contributedCompanies = JSON.parse(html.dataset['companies'] ?? '[]') as readonly CompanyEntry[];
  return companiesOf([...BUILT_IN_ENTRIES, ...contributedCompanies]);
}

/** Number of reminder lines that the shell will show above the page. */
function remindersOf(
  { companyId, isOpenAccount, reAssessmentResult }: CallResult<'client'>,
  companies: Companies,
): number {
  const { alerts, verifyBanner } = resolveReminders({
    variant: companies.variantOf(Number(companyId)),
    route: 'accounts',
    userId: 0,
    isOpenAccount: isOpenAccount === true,
    verifyFlag: true,
    // Only the number of them is used.
    reassessments: Array.isArray(reAssessmentResult) ? (reAssessmentResult as readonly ReAssessment[]) : [],
    seenPopups: new Set(),
  });
  return alerts.length + Number(verifyBanner);
}
