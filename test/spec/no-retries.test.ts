import { readFileSync } from 'node:fs';

test.each([
  ...['playwright.config.ts', 'jest.config.mjs', 'test/jest/page-setup.ts', 'scripts/test.mjs'],
  ...['examples/acme-broker/playwright.config.ts', 'examples/acme-broker/vitest.config.mjs'],
])('%s has no test tried again until it passes', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/retr(?:y|ies)/i);
});
