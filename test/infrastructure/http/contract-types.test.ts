import * as z from 'zod/mini';
import {
  rawBody,
  flag,
  id,
  list,
  required,
  emptyResult,
  result,
  acceptsContract,
  text,
  textOrNull,
} from '../../../src/infrastructure/http/codecs';
import type { HttpClient } from '../../../src/infrastructure/http/http-client';

// What is not in the contract does not compile: `npm run typecheck` fails if an expected error below is missing.
const setting = z.object({ id, companyId: id });
const token = z.object({ token: z.string() });

/** Never run; checked by the compiler only. */
export function calls(http: HttpClient) {
  const read = result(z.object({ companyId: id, siteId: id, culture: textOrNull }));
  return [
    http.call('siteDomain', { path: { host: 'h', language: 'en' }, read }),
    // @ts-expect-error no such call
    http.call('siteDomains', { path: { host: 'h', language: 'en' }, read }),
    // @ts-expect-error the path lacks a parameter
    http.call('siteDomain', { path: { host: 'h' }, read }),
    // @ts-expect-error the path has no such parameter
    http.call('siteDomain', { path: { host: 'h', language: 'en', port: 3000 }, read }),
    // @ts-expect-error the call has no query
    http.call('siteDomain', { path: { host: 'h', language: 'en' }, query: { siteId: 1 }, read }),
    // @ts-expect-error a GET has no body
    http.call('siteDomain', { path: { host: 'h', language: 'en' }, body: {}, read }),

    http.call('siteCountry', { query: { siteId: 1 }, read: emptyResult }),
    // @ts-expect-error the query lacks a parameter
    http.call('siteCountry', { read: emptyResult }),
    // @ts-expect-error the query parameter is a number
    http.call('siteCountry', { query: { siteId: '1' }, read: emptyResult }),

    http.call('renew', { read: result(token) }),
    http.call('answerSecondFactor', {
      body: { challengeId: 'c', method: 'totp', code: '123456' },
      read: result(token),
    }),
    // @ts-expect-error the answer may be a challenge
    http.call('login', { body: { email: 'a@b', password: 'p' }, read: result(token) }),
    // @ts-expect-error the body lacks a field
    http.call('login', { body: { email: 'a@b' }, read: result(token) }),
    // @ts-expect-error the body has no such field
    http.call('login', { body: { email: 'a@b', password: 'p', remember: true }, read: result(token) }),
    // @ts-expect-error the contract knows no such header
    http.call('resetPassword', { body: { email: 'a@b' }, headers: { 'X-Tab': '1' }, read: emptyResult }),
    // @ts-expect-error themes are a closed list
    http.call('changeSettings', { body: { theme: 'blue' }, read: emptyResult }),
  ];
}

/** Never run either: a reader must accept every answer that the contract allows. */
export function readers(http: HttpClient) {
  const query = { walletAddress: 'a' };
  const country = z.object({ code: required(z.string()), name: textOrNull });
  return [
    http.call('siteCountry', { query: { siteId: 1 }, read: result(list(country)) }),
    // @ts-expect-error the country code is optional
    http.call('siteCountry', { query: { siteId: 1 }, read: result(list(z.object({ code: z.string() }))) }),
    // @ts-expect-error the answer is a list
    http.call('siteCountry', { query: { siteId: 1 }, read: result(country) }),
    // @ts-expect-error the setting may have no envelope
    http.call('client', { read: result(setting) }),
    // @ts-expect-error a flag may be null
    http.call('client', { read: rawBody(z.object({ result: z.object({ isIb: z.boolean() }) })) }),
    http.call('checkWalletAddress', { query, read: result(z.object({ isValid: flag })) }),
    // @ts-expect-error a string is no flag
    http.call('checkWalletAddress', { query, read: result(z.object({ isValid: text })) }),
    // @ts-expect-error a reader validates its input
    http.call('client', { read: rawBody(z.unknown()) }),
    // @ts-expect-error a reader of a result does so too
    http.call('checkWalletAddress', { query, read: result(z.nullable(z.any())) }),
    // @ts-expect-error an answer must be validated by a reader
    http.call('checkWalletAddress', { query, read: (json: unknown) => json }),
    // @ts-expect-error an object that looks like a reader is not one
    http.call('checkWalletAddress', { query, read: { read: (json: unknown) => json } }),
  ];
}

/** Never run either: only protocols without an envelope, and streams, have answers without a reader. */
export function unread(http: HttpClient) {
  const options = { headers: {}, signal: undefined };
  const stream = async () => '';
  return [
    http.exchange('createUpload', options),
    http.exchange('uploadOffset', { ...options, path: { id: 'i' } }),
    // @ts-expect-error the path lacks a parameter
    http.exchange('dropUpload', options),
    // @ts-expect-error the method is the contract's
    http.exchange('createUpload', { ...options, method: 'GET' }),
    // @ts-expect-error the call is answered with JSON, which has a reader
    http.exchange('client', options),
    // @ts-expect-error a stream has a reader too
    http.exchange('events', options),
    // @ts-expect-error tus has no envelope
    http.call('uploadBytes', { path: { id: 'i' }, read: emptyResult }),

    http.call('events', { stream, read: emptyResult }),
    // @ts-expect-error a stream is read while it arrives
    http.call('events', { read: emptyResult }),
    // @ts-expect-error JSON is read at its end
    http.call('accounts', { stream, read: emptyResult }),
  ];
}

/** Never run either: a schema that no call types is typed by the contract. */
export const events = [
  acceptsContract<{ at: string }>()(z.object({ at: z.string() })),
  // @ts-expect-error the contract has a string there
  acceptsContract<{ at: string }>()(z.object({ at: z.number() })),
  // @ts-expect-error it may be missing
  acceptsContract<{ at?: string }>()(z.object({ at: z.string() })),
];

test('a reader is made from a schema, and rejects what does not match it', () => {
  expect(result(token).read({ hasError: false, result: { token: 't' } })).toEqual({ token: 't' });
  expect(() => result(token).read({ token: 't' })).toThrow();
  expect(() => rawBody(token).read({ token: 5 })).toThrow();
  expect(emptyResult.read(undefined)).toBeUndefined();
});
