import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CHECK = path.join(__dirname, '../../scripts/browser-floor.mjs');
const TIME_LIMIT_MS = 60_000;

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'browser-floor-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** The names the check reports for a file, in line order. */
function complaints(source: string): { names: (string | undefined)[]; code: number | null } {
  const file = path.join(folder, 'planted.ts');
  writeFileSync(file, source);
  const { status, stderr } = spawnSync(process.execPath, [CHECK, file], { encoding: 'utf8' });
  return { names: [...stderr.matchAll(/planted\.ts:\d+ (\w+): /g)].map(([, name]) => name), code: status };
}

test(
  'finds features Safari 16.4 lacks: static, of an instance, destructured, inherited',
  () => {
    const source = `export const ask = ({ searchParams }: URL, signal: AbortSignal) => {
  if (!URL.canParse('/x')) return searchParams.size;
  const { size } = searchParams;
  return [size, AbortSignal.any([signal])];
};
export const seen = (button: HTMLButtonElement) => button.checkVisibility();
`;
    expect(complaints(source)).toEqual({
      names: ['canParse', 'size', 'size', 'any', 'checkVisibility'],
      code: 1,
    });
  },
  TIME_LIMIT_MS,
);

test(
  'ignores supported ones, and own names, types and comments',
  () => {
    const source = `/** No URL.canParse here. */
export interface Parser { canParse: (address: string) => boolean; of: typeof AbortSignal.any }
export const own = (parser: Parser, list: readonly number[]) =>
  parser.canParse('/x') ? list.toSorted().at(0) : structuredClone(new URL('/x', location.href).href);
`;
    expect(complaints(source)).toEqual({ names: [], code: 0 });
  },
  TIME_LIMIT_MS,
);
