import { readFileSync } from 'node:fs';

test.each(['acme.ts', 'fees-screen.tsx'])('docs/extending.md shows %s as it is', (file) => {
  const code = readFileSync(`test/docs/extending/${file}`, 'utf8');
  const shown = code.replaceAll("'../../../src/public-api'", "'@portico/portal'").trimEnd();
  expect(readFileSync('docs/extending.md', 'utf8')).toContain(`\n${shown}\n`);
});
