/** With `globals` the same tests run under Jest and Vitest; your project needs only one of them. */
export default {
  esbuild: { jsx: 'automatic' },
  test: { environment: 'jsdom', globals: true, include: ['test/*.test.{ts,tsx}'] },
};
