import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const EMAIL = 'bank@portico.test';
const newestLink = async () => {
  const [row] = await gateway.rows(
    `select body from outbox where recipient = '${EMAIL}' order by id desc limit 1`,
  );
  return new URL(String(row?.['body'])).searchParams.get('resetToken') ?? '';
};
const stateOf = async (token: string) =>
  (await gateway.call('checkPasswordLink', { body: { token } })).body.result.state as string;

it('reports if a password link is valid, used, expired or unknown', async () => {
  expect(await stateOf('made-up')).toBe('unknown');
  await gateway.call('resetPassword', { body: { email: EMAIL } });
  const token = await newestLink();
  expect(await stateOf(token)).toBe('valid');
  await gateway.call('createPassword', { body: { token, password: 'Fresh-horse-7' } });
  expect(await stateOf(token)).toBe('used');
  await gateway.call('resetPassword', { body: { email: EMAIL } });
  const expiredToken = await newestLink();
  await gateway.advance(3_601);
  expect(await stateOf(expiredToken)).toBe('expired');
});

it('has options for every site, and contract kinds, branches and documents for invest only', async () => {
  for (const siteId of [1, 2, 3, 4]) {
    const { result } = (await gateway.call('getRegistrationOptions', { query: { siteId } })).body;
    const documents = (await gateway.call('getRegistrationDocuments', { query: { siteId } })).body.result;
    expect(result.offers.length).toBeGreaterThan(0);
    expect([result.contractKinds.length > 0, result.branches.length > 0, documents.length]).toEqual(
      siteId === 2 ? [true, true, 5] : [false, false, 0],
    );
  }
});

it('accepts only the regulator’s current documents, and only adults', async () => {
  const phone = '+62812345678';
  const form = { password: 'Fresh-horse-7', firstName: 'Sari', lastName: 'Dewi', siteId: 2, phone };
  const registration = (
    await gateway.call('registerStep1', { body: { ...form, email: 'sari@portico.test' } })
  ).body;
  const { registrationId } = registration.result as { registrationId: string };
  const complete = async (rest: object) =>
    (await gateway.call('registerStep2', { body: { registrationId, ...rest } })).body;
  await gateway.call('sendSmsCode', { body: { phone } });
  const [sms] = await gateway.rows(`select body from outbox where recipient = '${phone}'`);
  await gateway.call('verifySmsCode', { body: { phone, code: String(sms?.['body']).slice(0, 6) } });
  const acceptedAt = '2026-11-20T14:00:00Z';
  const texts = (await gateway.call('getRegistrationDocuments', { query: { siteId: 2 } })).body.result as {
    id: string;
    sha256: string;
  }[];
  const documents = texts.map(({ id, sha256 }) => ({ id, sha256, acceptedAt }));
  const refusal = { hasError: true, errors: [{ errorCode: ERROR_CODE.invalid }] };
  expect(await complete({ documents: documents.slice(1) })).toEqual(refusal);
  expect(
    await complete({
      documents: documents.map((clientDocument) => ({ ...clientDocument, sha256: 'a'.repeat(64) })),
    }),
  ).toEqual(refusal);
  expect(await complete({ documents, birthDate: '2015-01-01' })).toEqual(refusal);
  expect((await complete({ documents, birthDate: '1990-01-01' })).result.scaToken).toBeTruthy();
});

it('stores a partner’s application for review, without making the client a partner', async () => {
  const partner = {
    kind: 'company',
    legalName: 'PT Mitra',
    channels: ['social'],
    agreesAt: '2026-11-20T14:00:00Z',
  };
  const body = {
    email: 'mitra@portico.test',
    password: 'Fresh-horse-7',
    firstName: 'B',
    lastName: 'S',
    siteId: 2,
    partner,
  };
  const token = (await gateway.call('singleRegister', { body })).body.result.scaToken as string;
  expect((await gateway.call('getClient', { token })).body.result.isIb).toBe(false);
  const [row] = await gateway.rows(
    "select source, form::text from registrations where email = 'mitra@portico.test'",
  );
  expect(row?.['source']).toBe('partner');
  expect(String(row?.['form'])).toContain('PT Mitra');
  expect(String(row?.['form'])).not.toContain('Fresh-horse-7');
});
