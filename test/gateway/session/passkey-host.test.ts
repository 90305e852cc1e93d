import { passkeyHostOf } from '../../../gateway/session/passkey-host';

test.each([
  ['https://portal.example', undefined, 'portal.example'],
  ['https://portal.example', 'portal.example', 'portal.example'],
  ['https://bank.portal.example:8443', 'portal.example', 'portal.example'],
  ['https://portal.example', 'bank.portal.example', 'portal.example'],
  ['https://myportal.example', 'portal.example', 'myportal.example'],
  ['https://other.example', 'portal.example', 'other.example'],
  ['http://invest.localhost:3000', 'localhost', 'localhost'],
])('passkeys of a page at %s, with %s configured, are for %s', (origin, configuredHost, host) => {
  expect(passkeyHostOf(origin, configuredHost)).toBe(host);
});
