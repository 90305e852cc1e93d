import { firstTotals } from '../domain/accounts/first-totals';
import type { CurrencyTotal } from '../domain/accounts/totals';
import type { ReAssessment } from '../domain/client/user-setting';
import { companiesOf, type Companies } from '../domain/site/companies';
import { STOCK_COMPANIES, type CompanyEntry } from '../domain/site/company';
import type { PortalConfig } from '../domain/site/config/portal-config';
import { directionOf } from '../domain/culture/culture';
import type { Culture } from '../domain/culture/cultures.table';
import { resolveReminders } from '../domain/reminder/reminders';
import type { SuccessOf } from '../infrastructure/http/contract';
import type { EndpointKey, OperationOf } from '../infrastructure/http/endpoints';
import { numberWriter, type NumberWriter } from '../ui/i18n/number-writer';

type ResultIn<Body> = Body extends { result: infer Result } ? Result : Body;
/** What the contract says of a call's result; nobody has looked yet whether it is kept, so that any part may be missing. */
export type Sent<Key extends EndpointKey> = Partial<ResultIn<SuccessOf<OperationOf<Key>>>>;

/** The gateway's answers to the first calls of a client's page, as sent. */
export interface FirstAnswers {
  readonly client: Sent<'client'>;
  /** Judged item by item where they are added up. */
  readonly accounts: unknown;
  /** What the configuration says of companies. */
  readonly companies: PortalConfig['companies'];
  /** The client's. */
  readonly culture: Culture;
}

/**
 * Writes the accounts' totals into the skeleton of the page, where the portal will show it (docs/decisions/0032):
 * on a slow line long before the portal is there. Words come with the portal: until then they are bones.
 */
export function drawFigures(
  document: Document,
  { client, accounts, companies, culture }: FirstAnswers,
): void {
  const shell = document.getElementById('first-shell');
  const html = document.documentElement;
  if (!shell) return; // the portal was faster
  const totals = firstTotals(accounts);
  if (totals.length === 0 || totals.some(({ equity }) => equity === null)) return;
  const reminders = remindersOf(client, knownTo(html).configured(companies));
  const direction = directionOf(culture);
  const make = maker(document);
  const numbers = numberWriter(culture);
  const figures = make(
    'dl',
    'first-list first-figures',
    ...totals.map((total) => figure(make, numbers, total)),
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

/** A currency: bones for its words, its equity, and what its open positions have gained or lost. */
function figure(
  make: Make,
  numbers: NumberWriter,
  { currency, equity, floatingPl, ...of }: CurrencyTotal,
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
      ...(floatingPl === null ? [] : [result(make, numbers, floatingPl, currency, of)]),
    ),
    make('dd', 'first-note', make('i')),
  );
}

function result(
  make: Make,
  numbers: NumberWriter,
  floatingPl: string,
  currency: string,
  { counted, of }: Pick<CurrencyTotal, 'counted' | 'of'>,
): HTMLElement {
  const { text, tone } = numbers.change(floatingPl, currency);
  const written = make('bdi', counted < of ? '' : `first-${tone}`, text);
  written.dir = 'ltr';
  return written;
}

/** The portal's companies, and those of extensions, which the build writes. */
function knownTo(html: HTMLElement): Companies {
  const brought = JSON.parse(html.dataset['companies'] ?? '[]') as readonly CompanyEntry[];
  return companiesOf([...STOCK_COMPANIES, ...brought]);
}

/** How many lines the shell will show above the page. */
function remindersOf(
  { companyId, isOpenAccount, reAssessmentResult }: Sent<'client'>,
  companies: Companies,
): number {
  const { alerts, verifyBanner } = resolveReminders({
    variant: companies.variantOf(Number(companyId)),
    route: 'accounts',
    userId: 0,
    isOpenAccount: isOpenAccount === true,
    verifyFlag: true,
    // They are counted only.
    reassessments: Array.isArray(reAssessmentResult) ? (reAssessmentResult as readonly ReAssessment[]) : [],
    seen: new Set(),
  });
  return alerts.length + Number(verifyBanner);
}
