import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GRADER = path.join(ROOT, 'test/gateway/server/observatory-grade.mjs');
const FORWARDED = { 'x-forwarded-host': 'portal.example', 'x-forwarded-proto': 'https' };

export interface Grading {
  readonly score: number;
  readonly tests: Readonly<Record<string, { readonly pass: boolean; readonly result: string }>>;
}

/** Grades a page by MDN's Observatory, as if it had been sent over https. */
export async function gradeByObservatory(url: string): Promise<Grading> {
  const answer = await fetch(url, { headers: FORWARDED });
  const origin = 'https://http-observatory.security.mozilla.org';
  const answerToOther = await fetch(url, { headers: { ...FORWARDED, origin } });
  await answerToOther.body?.cancel();
  const input = JSON.stringify({
    page: await answer.text(),
    headers: Object.fromEntries(answer.headers),
    cors: Object.fromEntries(answerToOther.headers),
  });
  return JSON.parse(
    execFileSync(process.execPath, [GRADER], { cwd: ROOT, input, encoding: 'utf8' }),
  ) as Grading;
}
