import { endpointsOf } from '../../../tools/build/endpoints';

test('writes a row for each named call only', () => {
  const paths = {
    '/api/a': {
      get: { operationId: 'getA', 'x-portico-call': 'readA' },
      post: { operationId: 'postA', 'x-portico-call': 'writeA' },
    },
    '/api/b': { get: { operationId: 'getB' } },
  };
  expect(endpointsOf({ paths })).toBe(`/** The operation behind each call. */
export interface CallOperations {
    readA: operations["getA"];
    writeA: operations["postA"];
}
/** Every call the portal makes. */
export const ENDPOINTS = Object.freeze({
    readA: { method: "GET", path: "/api/a" },
    writeA: { method: "POST", path: "/api/a" },
} as const);
`);
});

test('refuses two calls of the same name', () => {
  const operation = { operationId: 'getA', 'x-portico-call': 'a' };
  const paths = { '/api/a': { get: operation, post: operation } };
  expect(() => endpointsOf({ paths })).toThrow('two calls of the name "a"');
});
