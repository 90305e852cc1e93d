import { expect } from 'expect';
import { Accounts } from '../../application/accounts/ports/accounts';
import { PartnerPayouts } from '../../application/partnership/ports/partner-payouts';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';
import { FakePartnerPayouts } from './fake-partner-payouts';

const UNKNOWN_LOGIN = 999_999;
const newKey = () => crypto.randomUUID();

/** The contract of the port `PartnerPayouts`. */
export const describePartnerPayoutsContract = gatewayContract<'credentials' | 'fullClientToken'>(
  'PartnerPayouts',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured, testFailures }) => {
    const payouts = () => world().port(PartnerPayouts);
    const passwordOf = () => world().credentials.password;

    test('a statement adds up', async () => {
      const month = new Date().toISOString().slice(0, 7);
      const {
        clawbacks,
        closing,
        lines,
        opening,
        payouts: payments,
      } = await payouts().statement({ month, currency: 'USD' });
      const sumOf = (rows: readonly { amount: string | null }[]) =>
        rows.reduce((sum, { amount }) => sum + Number(amount), 0);
      expect(Number(opening) + sumOf(lines) + Number(clawbacks) - sumOf(payments)).toBeCloseTo(
        Number(closing),
        6,
      );
    });

    test('commission goes to an own live account, once the client has proved the change', async () => {
      const { accounts } = await world().port(Accounts).list();
      const account = accounts.find(({ kind, status }) => kind === 'live' && status === 'active');
      const login = Number(account?.login);
      expect(
        await rejectionOf(
          payouts().changeDestination({
            login: UNKNOWN_LOGIN,
            asset: null,
            idempotencyKey: newKey(),
            password: passwordOf(),
          }),
        ),
      ).toMatchObject({ codes: [ERROR_CODE.notFound] });
      expect(
        await rejectionOf(payouts().changeDestination({ login, asset: null, idempotencyKey: newKey() })),
      ).toMatchObject({ codes: [ERROR_CODE.codeNeeded], details: { methods: ['password'] } });
      await payouts().changeDestination({
        login,
        asset: null,
        idempotencyKey: newKey(),
        password: passwordOf(),
      });
      const { destination } = await payouts().payouts({});
      expect(destination).toMatchObject({ login, currency: account?.currency });
    });

    testSecured(({ port }) => port(PartnerPayouts).payouts({}));
    testSecured(({ port }) => port(PartnerPayouts).statement({ month: '2026-11', currency: 'USD' }));
    testSecured(({ port }) =>
      port(PartnerPayouts).changeDestination({ login: 1, asset: null, idempotencyKey: newKey() }),
    );
    testFailures({
      call: 'partnerPayouts',
      make: ({ port }, signal) => port(PartnerPayouts).payouts({}, signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const partnerPayoutsDouble = gatewayDouble(
  PartnerPayouts,
  ({ backend }) => new FakePartnerPayouts(backend),
  describePartnerPayoutsContract,
  {
    partnerPayouts: (partners) => partners.payouts({}),
    partnerStatement: (partners) => partners.statement({ month: '2026-11', currency: 'USD' }),
    changePartnerDestination: (partners) =>
      partners.changeDestination({ login: 1, asset: null, idempotencyKey: newKey() }),
  },
);
