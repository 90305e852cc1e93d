/** With `globals` the tests are the same under Jest and Vitest; a project of yours needs one of the two. */
export default {
  esbuild: { jsx: 'automatic' },
  test: { environment: 'jsdom', globals: true, include: ['test/*.test.{ts,tsx}'] },
};
