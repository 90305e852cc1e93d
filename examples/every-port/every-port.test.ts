import { execFileSync } from 'node:child_process';
import * as portico from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import * as app from './app';
import * as books from './books';
import * as cashier from './cashier';
import * as client from './client';
import * as content from './content';
import * as live from './live';
import * as onboarding from './onboarding';
import * as openings from './openings';
import * as passkeys from './passkeys';
import * as programmes from './programmes';
import * as registration from './registration';
import * as signIn from './sign-in';
import * as site from './site';
import * as support from './support';
import * as trading from './trading';
import { replaced } from './trial';
import * as vault from './vault';

/* Every port that an extension may replace has an adapter here, and each adapter is tried. */

const SUBJECTS = {
  ...{ app, site, 'sign-in': signIn, passkeys, registration, client, onboarding },
  ...{ trading, books, cashier, openings, vault, live, content, programmes, support },
};

describe.each(Object.entries(SUBJECTS))('%s', (_, { trial }) => trial());

interface Listed {
  readonly name: string;
  readonly replaceable: boolean;
}
const isListed = (one: unknown): one is Listed => typeof one === 'object' && one !== null && 'name' in one;
const listed: unknown = JSON.parse(
  execFileSync(process.execPath, ['node_modules/@portico/portal/cli/portico.js', 'ports', '--json'], {
    encoding: 'utf8',
  }),
);
const ports = Array.isArray(listed) ? listed.filter(isListed) : [];
const namesOf = (replaceable: boolean) =>
  ports.filter((one) => one.replaceable === replaceable).map(({ name }) => name);

test('`portico ports` lists them', () => expect(namesOf(true).length).toBeGreaterThan(40));

test.each(namesOf(true))('%s has an adapter here', (name) => expect(replaced).toContain(name));

test.each(namesOf(false))('%s is Portico’s own, and refused', (name) => {
  const extension = portico.defineExtension({
    id: 'acme',
    bindings: [portico.bind(portico.port(name), () => ({}))],
  });
  expect(() => kit.createTestPortal({ extensions: [extension] })).toThrow(
    `"${name}" is no port that can be replaced`,
  );
});
