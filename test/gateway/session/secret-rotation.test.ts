import { eq } from 'drizzle-orm';
import type { OpenedDatabase } from '../../../gateway/db/opened-database';
import { seedIfEmpty } from '../../../gateway/seed/seed';
import { clients, recoveryCodes, secondFactors } from '../../../gateway/db/tables/clients';
import { Encryption } from '../../../gateway/kernel/encryption';
import { Quotas } from '../../../gateway/db/quotas';
import type { Secrets } from '../../../gateway/kernel/secrets';
import { Captcha } from '../../../gateway/session/captcha';
import { RecoveryCodes } from '../../../gateway/session/recovery-codes';
import { renewEncryption } from '../../../gateway/session/renew-encryption';
import { Support } from '../../../gateway/support/support';
import { solveCaptcha } from '../../../tools/trials/kit/solve-captcha';
import { openSeeded } from '../../gateway-kit/open-seeded';

const OLD = 'the secret from before, of 32 characters or more';
const NEW = 'the secret from now on, of 32 characters or more';
const clock = () => new Date();

/** The secrets of replicas in each step of a rotation; those of neighboring steps serve at the same time. */
const STEPS: readonly Secrets[] = [
  { current: OLD },
  { current: OLD, previous: NEW },
  { current: NEW, previous: OLD },
];

let data: OpenedDatabase;
let clientIds: readonly number[];
beforeAll(async () => {
  data = await openSeeded({ prepare: (db) => seedIfEmpty(db, clock) }, clock());
  clientIds = (await data.db.select({ id: clients.id }).from(clients).limit(3)).map(({ id }) => id);
}, 60_000);
afterAll(() => data.close());

/** Pairs of a replica that writes and one that reads. */
const NEIGHBORS = STEPS.slice(1).flatMap((laterStep, index) => {
  const earlierStep = STEPS[index] ?? laterStep;
  return [
    [earlierStep, laterStep],
    [laterStep, earlierStep],
  ] as const;
});

describe.each(NEIGHBORS)('what a replica with %j makes, one with %j accepts', (writer, reader) => {
  test('an authenticator’s secret', () => {
    const ciphertext = new Encryption(writer).encrypt(Buffer.from('seed'), 1);
    expect(new Encryption(reader).decrypt(ciphertext, 1).toString()).toBe('seed');
  });

  test('a recovery code, once', async () => {
    const id = clientIds[0] ?? 0;
    const [code = ''] = await new RecoveryCodes(clock, new Encryption(writer)).renewCodes(data.db, id);
    const codes = new RecoveryCodes(clock, new Encryption(reader));
    expect(await codes.useCode(data.db, id, code)).toBe(true);
    expect(await codes.useCode(data.db, id, code)).toBe(false);
    await data.db.delete(recoveryCodes).where(eq(recoveryCodes.clientId, id));
  });

  test('the solution of a captcha, once', async () => {
    const captchaOf = (secrets: Secrets) =>
      new Captcha({ captchaProvider: 'altcha', captchaHashes: 100 }, data.db, clock, secrets);
    const token = await solveCaptcha(await captchaOf(writer).issueChallenge());
    const demand = () => Promise.resolve(true);
    await captchaOf(reader).checkToken(token, demand);
    await expect(captchaOf(reader).checkToken(token, demand)).rejects.toThrow();
  });

  test('the identity of a client in the chat', async () => {
    const id = clientIds[0] ?? 0;
    const supportOf = (secrets: Secrets) => new Support(data.db, clock, secrets, new Quotas(clock));
    const identity = await supportOf(writer).issueIdentity(id);
    expect(await supportOf(reader).threadOf({ identity })).toBe(`client:${id}`);
    await expect(supportOf({ current: 'another' }).threadOf({ identity })).rejects.toThrow();
  });
});

test('the last step changes each row that has the secret from before, once, and no row with a secret that is unknown', async () => {
  const [first = 0, second = 0, third = 0] = clientIds;
  const rowOf = (clientId: number, secrets: Secrets) => ({
    clientId,
    secret: new Encryption(secrets).encrypt(Buffer.from(`seed ${clientId}`), clientId),
    beganAt: clock(),
  });
  await data.db.delete(secondFactors);
  await data.db
    .insert(secondFactors)
    .values([rowOf(first, { current: OLD }), rowOf(second, { current: NEW })]);
  const secrets = { current: NEW, previous: OLD };

  expect(await renewEncryption(data.db, new Encryption(secrets))).toBe(1);
  expect(await renewEncryption(data.db, new Encryption(secrets))).toBe(0);
  const withoutPrevious = new Encryption({ current: NEW });
  const rows = await data.db.select().from(secondFactors);
  expect(
    rows.map(({ clientId, secret }) => withoutPrevious.decrypt(secret, clientId).toString()).sort(),
  ).toEqual([`seed ${first}`, `seed ${second}`].sort());

  await data.db.insert(secondFactors).values(rowOf(third, { current: 'another' }));
  await expect(renewEncryption(data.db, new Encryption(secrets))).rejects.toThrow(`client ${third}`);
});
