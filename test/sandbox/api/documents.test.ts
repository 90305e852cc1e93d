import { ERROR_CODE } from '../../../src/domain/error-codes.table';
import { startGateway } from './kit/start-gateway';
import type { Gateway } from './kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

it('a file of more than 8 MB is refused with 413 before a byte of it is sent (U1–U4)', async () => {
  const token = await gateway.signIn('main@portico.test');
  const begin = (size: number, kind = 'address') =>
    gateway.call('beginDocument', { token, body: { kind, fileName: 'bill.pdf', size } });
  const limit = 8 * 1024 * 1024;
  expect((await begin(limit)).status).toBe(200);
  const { status, body } = await begin(limit + 1);
  expect([status, body]).toEqual([413, { errors: [{ errorCode: ERROR_CODE.invalid }] }]);
  expect((await begin(limit, 'nothing')).status).toBe(400);
});
