import type { ExtensionParts } from '../../../src/composition/extensions/extension';
import type { CompanyEntry } from '../../../src/domain/site/company';
import { REMINDERS } from '../../../src/domain/reminder/reminder.table';
import { BUILT_IN_DOUBLES } from '../../../src/testkit/portal/built-in-features';

const REMINDER_CELLS = Object.values(REMINDERS).map(({ id }) => id);

/**
 * Attributes of `<html>` with the data of extensions that the early scripts need: the paths of their screens, the calls
 * that only their adapters make, and the reminders of their companies: cells and texts.
 */
export function pageAttributes(extensions: readonly ExtensionParts[]): Readonly<Record<string, string>> {
  const screens = extensions.flatMap((parts) => parts.screens ?? []);
  const pathsOf = (access: (typeof screens)[number]['access']) =>
    screens.filter((screen) => screen.access === access).map(({ path }) => path);
  const replacedPorts = extensions.flatMap((parts) => parts.bindings ?? []).map(({ token }) => token);
  const calls = BUILT_IN_DOUBLES.filter(({ port }) => replacedPorts.includes(port)).flatMap((double) =>
    Object.keys(double.calls ?? {}),
  );
  const companies = extensions.flatMap((parts) => parts.companies ?? []);
  const reminders = companies.map(({ key, id, like, cells = {}, texts = {} }) => ({
    key,
    id,
    like,
    cells: entriesOf(cells, (cell) => REMINDER_CELLS.includes(cell)),
    texts: reminderTexts(texts),
  }));
  const attributes = {
    'data-pages': pathsOf('client').join(' '),
    'data-open-pages': pathsOf('anyone').join(' '),
    'data-own-calls': calls.join(' '),
    'data-companies': reminders.length === 0 ? '' : JSON.stringify(reminders),
  };
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}

const entriesOf = <Value>(record: Readonly<Record<string, Value>>, isNeeded: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isNeeded(key)));

/** The texts of reminders in each culture that has any; undefined without any, which JSON leaves out. */
function reminderTexts(texts: NonNullable<CompanyEntry['texts']>): CompanyEntry['texts'] {
  const cultures = Object.entries(texts)
    .map(([culture, all]) => [culture, entriesOf(all, (key) => key.startsWith('reminder.'))] as const)
    .filter(([, needed]) => Object.keys(needed).length > 0);
  return cultures.length === 0 ? undefined : Object.fromEntries(cultures);
}
