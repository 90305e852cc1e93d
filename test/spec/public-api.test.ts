import { readFileSync } from 'node:fs';
import { markOf, publicSurface } from '../../build/public-api';

/** The compiler reads the whole portal; a busy machine takes its time. */
jest.setTimeout(240_000);

describe('the public surface', () => {
  let made: ReturnType<typeof publicSurface>;
  beforeAll(() => {
    made = publicSurface();
  });

  test('is what docs/public-api.md says; otherwise run npm run generate', () => {
    expect(readFileSync('docs/public-api.md', 'utf8')).toBe(made.report);
  });

  test('has changed: the changelog’s first section says what, and holds the new mark of the report', () => {
    const [, newest = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
    expect(newest).toContain(`(public surface ${markOf(made.report)})`);
  });

  test('has words for each export', () => {
    expect(made.undocumented).toEqual([]);
  });
});
