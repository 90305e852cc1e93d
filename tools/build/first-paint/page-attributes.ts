import type { ExtensionParts } from '../../../src/composition/extensions/extension';
import { REMINDERS } from '../../../src/domain/reminder/reminder.table';
import { BUILT_IN_DOUBLES } from '../../../src/testkit/portal/built-in-features';

const REMINDER_CELLS = Object.values(REMINDERS).map(({ id }) => id);

/**
 * Attributes of `<html>` with the data of extensions that the early scripts need: the paths of their screens, the calls
 * that only their adapters make, and the reminder cells of their companies.
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
  const reminderCells = companies.map(({ key, id, like, cells = {} }) => ({
    key,
    id,
    like,
    cells: Object.fromEntries(Object.entries(cells).filter(([cell]) => REMINDER_CELLS.includes(cell))),
  }));
  const attributes = {
    'data-pages': pathsOf('client').join(' '),
    'data-open-pages': pathsOf('anyone').join(' '),
    'data-own-calls': calls.join(' '),
    'data-companies': reminderCells.length === 0 ? '' : JSON.stringify(reminderCells),
  };
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}
