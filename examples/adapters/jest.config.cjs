module.exports = {
  // jsdom with what Node has and jsdom lacks: `Response`, `crypto`, `TextEncoder`.
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/*.test.{ts,tsx}'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
