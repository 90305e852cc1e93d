import { httpAnswer, type HttpAnswer } from '../../../src/infrastructure/http/answer';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpTexts } from '../../../src/infrastructure/language/http-texts';
import { flush } from '../../../src/testkit/portal/flush';

beforeAll(() => Object.assign(globalThis, { __LOCALE_VERSIONS__: {} }));

const FOLDERS = ['de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'th', 'ur', 'vi'];

test('the translation loader reads at most ten files at a time, the others in turn (R9)', async () => {
  const open: ((reply: HttpAnswer) => void)[] = [];
  const texts = new HttpTexts(new HttpClient(new Map(), () => new Promise((reply) => open.push(reply))));
  const end = (position: number, status = 200) =>
    open[position]?.(httpAnswer(status, '{"meta":{"title":"T"}}', () => null));

  const reads = FOLDERS.map((folder) => texts.loadFile(folder, 'translation'));
  await flush();
  expect(open).toHaveLength(10);
  end(3);
  await flush();
  expect(open).toHaveLength(11);
  end(0, 404); // a failed request frees its slot as well
  await expect(reads[0]).rejects.toMatchObject({ status: 404 });
  await flush();
  expect(open).toHaveLength(12);
  FOLDERS.forEach((_, position) => end(position));
  expect(await Promise.all(reads.slice(1))).toEqual(FOLDERS.slice(1).map(() => ({ 'meta.title': 'T' })));
});
