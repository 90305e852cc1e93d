import { pageAttributes } from '../../../tools/build/first-paint/page-attributes';
import { port } from '../../../src/application/kernel/port';
import type { ExtensionParts } from '../../../src/composition/extensions/extension';
import { REPLACEABLE_PORTS } from '../../../src/composition/extensions/ports.table';
import type { PlainCall } from '../../../src/early/feature-row';
import { callsOf } from '../../../src/early/route-needs';
import { ROUTE_KEYS } from '../../../src/domain/access/routes.table';
import { bind } from '../../../src/infrastructure/di/binding';
import { letProcessEnd } from '../../../src/testkit/portal/let-process-end';

beforeAll(letProcessEnd);

const replacing = (...names: readonly string[]): ExtensionParts => ({
  id: 'acme',
  bindings: names.map((name) => bind(port<unknown>(name), () => null)),
});
const callsIn = (parts: ExtensionParts) => pageAttributes([parts])['data-own-calls']?.split(' ') ?? [];

test('a portal whose extensions change no page has no attributes', () => {
  expect(pageAttributes([])).toEqual({});
  expect(pageAttributes([{ id: 'acme' }, replacing('Clock')])).toEqual({});
});

test.each([
  ['ConfigSource', 'config'],
  ['Sites', 'siteDomain'],
  ['Clients', 'client'],
  ['Accounts', 'accounts'],
  ['Texts', 'locales'],
  ['Texts', 'contentTranslation'],
])('data-own-calls has the calls of a replaced port: %s, %s', (name, call) => {
  expect(callsIn(replacing(name))).toContain(call);
  expect(callsIn(replacing(...REPLACEABLE_PORTS.filter((candidate) => candidate !== name)))).not.toContain(
    call,
  );
});

test('every prefetched call belongs to a port', () => {
  const startCalls = ['config', 'siteDomain', 'client', 'locales', 'contentTranslation'] as const;
  const prefetchedCalls: readonly (PlainCall | (typeof startCalls)[number])[] = [
    ...startCalls,
    ...ROUTE_KEYS.flatMap(callsOf),
  ];
  expect(callsIn(replacing(...REPLACEABLE_PORTS))).toEqual(expect.arrayContaining([...prefetchedCalls]));
});

test('data-companies has only the cells and texts of reminders', () => {
  const { 'data-companies': companies = '' } = pageAttributes([
    {
      id: 'acme',
      companies: [
        {
          key: 'acme',
          id: 42,
          like: 'main',
          brand: { name: 'Acme' },
          cells: { 'reminders.verifyBanner': 'never', 'footer.faq': 'never' },
        },
      ],
    },
    {
      id: 'ours',
      companies: [
        {
          key: 'ours',
          id: 43,
          like: 'acme',
          texts: {
            'de-DE': { 'reminder.proceed': 'Los', 'news.title': 'Neues' },
            'en-US': { 'news.title': 'News' },
          },
        },
      ],
    },
  ]);
  expect(JSON.parse(companies)).toEqual([
    { key: 'acme', id: 42, like: 'main', cells: { 'reminders.verifyBanner': 'never' } },
    {
      key: 'ours',
      id: 43,
      like: 'acme',
      cells: {},
      texts: { 'de-DE': { 'reminder.proceed': 'Los' } },
    },
  ]);
});

test('data-pages has the paths for clients, data-open-pages those for everybody', () => {
  const screen = { title: 'acme.title', view: () => Promise.resolve(() => null) };
  const screens = [
    { ...screen, key: 'reports', path: '/acme/reports', access: 'client' },
    { ...screen, key: 'fees', path: '/fees', access: 'client' },
    { ...screen, key: 'imprint', path: '/imprint', access: 'anyone' },
  ] as const;
  expect(pageAttributes([{ id: 'acme', screens }])).toEqual({
    'data-pages': '/acme/reports /fees',
    'data-open-pages': '/imprint',
  });
});
