import { directionOf } from '../domain/culture/culture';
import { isInstant } from '../domain/kernel/instant';
import type { ReAssessment } from '../domain/client/user-setting';
import { resolveReminders, type Reminders } from '../domain/reminder/resolve-reminders';
import { companiesOf, type Companies } from '../domain/site/companies';
import { BUILT_IN_ENTRIES, type CompanyEntry } from '../domain/site/company';
import { formatInstant } from '../ui/i18n/dates';
import { reassessmentTexts } from '../ui/shell/banners/reassessment-texts';
import { PHONE } from '../ui/hooks/phone-query';
import { elementMaker } from './element-maker';
import type { PreviewAnswers } from './preview-answers';

type Lines = Pick<Reminders, 'alerts' | 'verifyBanner'>;

/** Texts by key, or by the parts of a key one in another. */
type Texts = Readonly<Record<string, unknown>>;

/** The text of a key, with the date where the text has a place for one. */
type ReadText = (key: string, date?: string) => string;

/**
 * Writes the reminders into the skeleton, where the shell will show them (docs/decisions/0032): they are the largest
 * part of the page, and would else be painted when the portal has started. Rejects if a text or a re-assessment is not
 * certain to be shown as it is.
 */
export async function renderRemindersPreview(
  document: Document,
  answers: PreviewAnswers,
  signal: AbortSignal,
): Promise<void> {
  const html = document.documentElement;
  const lines = remindersOf(html, answers);
  if (countOf(lines) === 0) return;
  const { culture } = answers;
  // From the build: most clients need no others.
  const english = { reminder: __ENGLISH_REMINDERS__ };
  const { company, shipped } = await answers.texts();
  const texts = textReader([flatten(company), configuredTexts(html, answers), shipped, english]);
  const shell = document.getElementById('first-shell');
  if (!shell || signal.aborted) return; // the portal was faster
  const make = elementMaker(document);
  const line = (title: string, help: string) =>
    make(
      'div',
      '',
      make('p', '', make('strong', '', title), ' ', make('span', '', help)),
      make('b', '', texts('reminder.proceed')),
    );
  const isPhone = document.defaultView?.matchMedia(PHONE).matches === true;
  const parts = lines.alerts.map((item) => line(...alertTexts(item, texts, culture, isPhone)));
  if (lines.verifyBanner) parts.push(line(texts('reminder.verify.title'), texts('reminder.verify.help')));
  const reminders = make('div', 'first-list first-reminders', ...parts);
  reminders.dir = directionOf(culture);
  Object.assign(html, { lang: culture, dir: directionOf(culture) });
  shell.append(reminders);
  // A long text takes two lines of a phone.
  shell.style.setProperty('--first-drawn', `${reminders.offsetHeight}px`);
}

/** Title and help of a re-assessment. */
function alertTexts(
  { typeId, finishDate }: Partial<ReAssessment>,
  texts: ReadText,
  culture: string,
  isPhone: boolean,
): [title: string, help: string] {
  const isDated = finishDate !== undefined && finishDate !== null;
  // The portal omits this item.
  if (typeId === undefined || (isDated && !isInstant(finishDate)))
    throw new TypeError('An uncertain reminder');
  const { title, help } = reassessmentTexts(isDated, isPhone);
  return [
    texts(title, isDated ? formatInstant(Date.parse(finishDate), culture, 'full') : undefined),
    texts(help),
  ];
}

/** Reserves the space of the reminders above the page. */
export function reserveLines(shell: HTMLElement, lines: Lines): void {
  shell.style.setProperty('--first-reminders', String(countOf(lines)));
}

const countOf = ({ alerts, verifyBanner }: Lines): number => alerts.length + Number(verifyBanner);

/** The reminders that the shell will show above the page. The re-assessments are not checked. */
export function remindersOf(html: HTMLElement, answers: PreviewAnswers): Lines {
  const { companyId, isOpenAccount, reAssessmentResult } = answers.client;
  return resolveReminders({
    variant: companiesOfPage(html, answers).variantOf(Number(companyId)),
    route: 'accounts',
    userId: 0,
    isOpenAccount: isOpenAccount === true,
    verifyFlag: true,
    reassessments: Array.isArray(reAssessmentResult) ? (reAssessmentResult as readonly ReAssessment[]) : [],
    seenPopups: new Set(),
  });
}

/** The portal's companies, those of extensions, which the build writes, and those of the configuration. */
function companiesOfPage(html: HTMLElement, { companies }: PreviewAnswers): Companies {
  const contributedCompanies = JSON.parse(html.dataset['companies'] ?? '[]') as readonly CompanyEntry[];
  return companiesOf([...BUILT_IN_ENTRIES, ...contributedCompanies]).withConfig(companies);
}

/** The texts of the client's company in the configuration, by key. */
const configuredTexts = (html: HTMLElement, answers: PreviewAnswers): Texts =>
  companiesOfPage(html, answers).settingsOf(Number(answers.client.companyId)).texts?.[answers.culture] ?? {};

/** Reads texts as the portal does: from the first layer that has the key, whole or as a path. */
function textReader(layers: readonly unknown[]): ReadText {
  return (key, date = '') => {
    const text = layers
      .flatMap((layer) => [(layer as Texts | undefined)?.[key], textAt(layer, key)])
      .find((value) => typeof value === 'string');
    const filled = text?.replaceAll('{{date}}', date);
    if (filled === undefined || /\{\{|\$t\(/.test(filled)) throw new TypeError(`An uncertain text: ${key}`);
    return filled;
  };
}

const textAt = (layer: unknown, path: string): unknown =>
  path.split('.').reduce((tree, name) => (tree as Texts | undefined)?.[name], layer);

/** The gateway's texts by key; throws if the answer has another form than the contract's. */
function flatten(answer: unknown): Texts {
  const { result } = answer as {
    result: readonly { pageName: string; data: readonly { key: string; value: string }[] }[];
  };
  return Object.fromEntries(
    result.flatMap(({ pageName, data }) => data.map(({ key, value }) => [`${pageName}.${key}`, value])),
  );
}
