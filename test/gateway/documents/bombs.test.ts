import { setImmediate as turn } from 'node:timers/promises';
import { checkDocument } from '../../../gateway/documents/check-document';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { tusOf } from '../kit/tus';
import { pdfBombs, pictureBombs } from './bombs';
import { pdf } from './files';

jest.setTimeout(180_000);

test('each bomb is refused, but the largest allowed picture is accepted', async () => {
  const bombs = [...pdfBombs(), ...(await pictureBombs())];
  const verdicts = [];
  for (const [what, , bytes] of bombs) {
    const verdict = await checkDocument(bytes);
    verdicts.push([what, typeof verdict === 'string' ? verdict : verdict.mediaType]);
  }
  expect(verdicts).toEqual(bombs.map(([what, verdict]) => [what, verdict]));
});

test('a killed check does not affect the next file', async () => {
  const [[, , bomb]] = pdfBombs() as [ReturnType<typeof pdfBombs>[number]];
  const good = pdf('good');
  expect(await Promise.all([checkDocument(bomb), checkDocument(good)])).toEqual([
    'damaged',
    { mediaType: 'application/pdf', bytes: good },
  ]);
});

describe('while a bomb is checked, the gateway answers', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  async function answerMs(): Promise<number> {
    const startTime = performance.now();
    const answer = await fetch(new URL('/livez', gateway.reviewsUrl));
    await answer.body?.cancel();
    expect(answer.status).toBe(200);
    return performance.now() - startTime;
  }

  test('each file of the corpus', async () => {
    const bombs = [...pdfBombs(), ...(await pictureBombs())];
    // A client may begin few files a day.
    const clients = ['main@portico.test', 'bank@portico.test'];
    const figures = [];
    for (const [at, [what, , bytes]] of bombs.entries()) {
      const tus = tusOf(gateway.url, await gateway.signIn(clients[at % clients.length]!));
      const id = await tus.begun({ size: bytes.length });
      const last = 1;
      await tus.patch(id, 0, bytes.subarray(0, -last));
      await answerMs();
      let isChecked = false;
      const startTime = performance.now();
      const upload = tus
        .patch(id, bytes.length - last, bytes.subarray(-last))
        .finally(() => (isChecked = true));
      const answers: number[] = [];
      while (!isChecked) {
        answers.push(await answerMs());
        await turn();
      }
      expect((await upload).status).toBe(204);
      const duration = performance.now() - startTime;
      figures.push({ what, whole: duration, slowest: Math.max(...answers), answers: answers.length });
    }
    // A loop that is blocked answers once, when the check is over. Compared with the check itself, so that a busy
    // machine,
    // which slows both, makes no difference.
    const blockedRequests = figures.filter(
      ({ slowest, whole: duration }) => duration > 200 && slowest > duration / 2,
    );
    expect(blockedRequests).toEqual([]);
    expect(figures.filter(({ answers, whole: duration }) => duration > 200 && answers < 5)).toEqual([]);
  });
});
