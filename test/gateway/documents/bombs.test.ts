import { setTimeout as wait } from 'node:timers/promises';
import { checkDocument } from '../../../gateway/documents/check-document';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { findDocument, tusClient } from '../kit/tus';
import { pdfBombs, pictureBombs } from './bombs';
import { pdf } from './files';

jest.setTimeout(180_000);

/** Often enough to notice a blocked loop, and seldom enough to leave the cores to the check. */
const PROBE_EVERY_MS = 20;

// Made once: they unpack to gigabytes.
const PDF_BOMBS = pdfBombs();

test('a killed check does not affect the next file', async () => {
  const [, , bomb] = PDF_BOMBS[0]!;
  const [verdict, file] = await Promise.all([checkDocument(bomb), checkDocument(pdf('good'))]);
  expect([verdict, file]).toEqual(['damaged', expect.objectContaining({ mediaType: 'application/pdf' })]);
});

describe('while a file is checked', () => {
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

  test('the gateway answers; each bomb is refused, but the largest allowed pictures are accepted', async () => {
    const bombs = [...PDF_BOMBS, ...(await pictureBombs())];
    // A client may begin few files a day.
    const clients = ['main@portico.test', 'bank@portico.test'];
    const checks = [];
    for (const [index, [name, verdict, bytes]] of bombs.entries()) {
      const token = await gateway.signIn(clients[index % clients.length]!);
      const tus = tusClient(gateway.url, token);
      const fileName = `${index}.pdf`;
      // The list names the last refused file.
      await gateway.advance(1);
      const id = await tus.create({ name: fileName, size: bytes.length });
      await tus.patch(id, 0, bytes.subarray(0, -1));
      await answerMs();
      let isChecked = false;
      const startTime = performance.now();
      const upload = tus.patch(id, bytes.length - 1, bytes.subarray(-1)).finally(() => (isChecked = true));
      const answerTimes: number[] = [];
      while (!isChecked) {
        answerTimes.push(await answerMs());
        await Promise.race([wait(PROBE_EVERY_MS), upload]);
      }
      expect((await upload).status).toBe(204);
      const duration = performance.now() - startTime;
      checks.push({ name, duration, slowestMs: Math.max(...answerTimes), answerCount: answerTimes.length });
      expect(await findDocument(gateway, token, 'income')).toMatchObject(
        verdict.startsWith('image/')
          ? { fileName, refused: null }
          : { refused: { fileName, reason: verdict } },
      );
    }
    // A loop that is blocked answers once, when the check is over. Compared with the check itself, so that a busy
    // machine, which slows both, makes no difference.
    const longChecks = checks.filter(({ duration }) => duration > 200);
    expect(longChecks.filter(({ duration, slowestMs }) => slowestMs > duration / 2)).toEqual([]);
    expect(longChecks.filter(({ answerCount }) => answerCount < 5)).toEqual([]);
  });
});
