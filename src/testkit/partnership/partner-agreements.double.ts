import { expect } from 'expect';
import { PartnerAgreements } from '../../application/partnership/ports/partner-agreements';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';
import { FakePartnerAgreements } from './fake-partner-agreements';

const REACH = { channels: ['website'], countries: ['AE'], website: 'https://example.com' };
const OTHER_TEXT = { version: 1, sha256: 'f'.repeat(64) };

/** The contract of the port `PartnerAgreements`. The kit's client is not a partner; an earlier run may have applied. */
export const describePartnerAgreementsContract = gatewayContract<'fullClientToken'>(
  'PartnerAgreements',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured, testFailures }) => {
    const agreements = () => world().port(PartnerAgreements);

    test('an application accepts the agreement that was read, once', async () => {
      const agreement = await agreements().current();
      expect(agreement.clauses.length).toBeGreaterThan(1);
      if (agreement.state === 'none') {
        expect(await rejectionOf(agreements().apply(REACH, OTHER_TEXT))).toMatchObject({
          codes: [ERROR_CODE.invalid],
        });
        await agreements().apply(REACH, agreement);
      }
      expect(await agreements().current()).toMatchObject({
        state: 'applied',
        acceptedVersion: agreement.version,
        application: { ...REACH, reason: null },
      });
      expect(await rejectionOf(agreements().apply(REACH, agreement))).toMatchObject({
        codes: [ERROR_CODE.duplicate],
      });
    });

    test('only a partner accepts the agreement alone', async () => {
      const agreement = await agreements().current();
      expect(await rejectionOf(agreements().accept(agreement))).toMatchObject({
        codes: [ERROR_CODE.forbidden],
      });
    });

    testSecured(({ port }) => port(PartnerAgreements).current());
    testSecured(({ port }) => port(PartnerAgreements).accept(OTHER_TEXT));
    testSecured(({ port }) => port(PartnerAgreements).apply(REACH, OTHER_TEXT));
    testFailures({
      call: 'partnerAgreement',
      make: ({ port }, signal) => port(PartnerAgreements).current(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const partnerAgreementsDouble = gatewayDouble(
  PartnerAgreements,
  ({ backend }) => new FakePartnerAgreements(backend),
  describePartnerAgreementsContract,
  {
    partnerAgreement: (agreements) => agreements.current(),
    acceptPartnerAgreement: (agreements) => agreements.accept(OTHER_TEXT),
    applyAsPartner: (agreements) => agreements.apply(REACH, OTHER_TEXT),
  },
);
