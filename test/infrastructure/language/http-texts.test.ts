import { httpAnswer, type HttpAnswer } from '../../../src/infrastructure/http/answer';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpTexts } from '../../../src/infrastructure/language/http-texts';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

beforeAll(() => Object.assign(globalThis, { __LOCALE_VERSIONS__: {} }));

const FOLDERS = ['de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'th', 'ur', 'vi'];

test('the translation loader reads at most ten files at a time (R9)', async () => {
  const pending: ((answer: HttpAnswer) => void)[] = [];
  const texts = new HttpTexts(
    new HttpClient(new Map(), () => new Promise((resolve) => pending.push(resolve))),
  );
  const answer = (position: number, status = 200) =>
    pending[position]?.(httpAnswer(status, '{"meta":{"title":"T"}}', () => null));

  const reads = FOLDERS.map((folder) => texts.loadFile(folder, 'translation'));
  await untilSettled();
  expect(pending).toHaveLength(10);
  answer(3);
  await untilSettled();
  expect(pending).toHaveLength(11);
  answer(0, 404); // a failed request frees its slot as well
  await expect(reads[0]).rejects.toMatchObject({ status: 404 });
  await untilSettled();
  expect(pending).toHaveLength(12);
  FOLDERS.forEach((_, position) => answer(position));
  expect(await Promise.all(reads.slice(1))).toEqual(FOLDERS.slice(1).map(() => ({ 'meta.title': 'T' })));
});
