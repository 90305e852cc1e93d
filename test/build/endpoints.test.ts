import { endpointsOf } from '../../build/endpoints';

test('a row for each call that has a name, and none for those that the portal does not make', () => {
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

test('two calls of one name are refused', () => {
  const paths = { '/api/a': { get: { 'x-portico-call': 'a' }, post: { 'x-portico-call': 'a' } } };
  expect(() => endpointsOf({ paths })).toThrow('two calls of the name "a"');
});
