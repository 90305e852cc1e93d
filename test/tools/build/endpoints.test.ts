import { endpointsOf } from '../../../tools/build/endpoints';

test('writes a row for each named call, and none for those the portal does not make', () => {
  const paths = {
    '/api/a': { get: { 'x-portico-call': 'readA' }, post: { 'x-portico-call': 'writeA' } },
    '/api/b': { get: {} },
  };
  expect(endpointsOf({ paths })).toBe(`/** Every call the portal makes. */
export const ENDPOINTS = Object.freeze({
    readA: { method: "GET", path: "/api/a" },
    writeA: { method: "POST", path: "/api/a" },
} as const);
`);
});

test('refuses two calls with the same name', () => {
  const paths = { '/api/a': { get: { 'x-portico-call': 'a' }, post: { 'x-portico-call': 'a' } } };
  expect(() => endpointsOf({ paths })).toThrow('two calls of the name "a"');
});
