import { expect } from 'expect';
import { Registration } from '../../application/registration/ports/registration';
import { Clients } from '../../application/client/ports/clients';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { registrationForm, SECOND_STEP } from '../runner/visitors';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Registration`. */
export const describeRegistrationContract = gatewayContract<'siteId' | 'regulatedSiteId' | 'credentials'>(
  'Registration',
  null,
  ({ describe, test, world, testFailures }) => {
    for (const kind of ['standard', 'landing'] as const) {
      test(`${kind}: two steps make a client, once`, async () => {
        const { port, siteId } = world();
        const form = registrationForm(siteId);
        const id = await port(Registration).begin(kind, form);
        const token = await port(Registration).complete(kind, id, SECOND_STEP);
        expect(await port(Clients).setting({ token })).toMatchObject({ firstName: 'Zoë' });
        expect(await rejectionOf(port(Registration).complete(kind, id, SECOND_STEP))).toMatchObject({
          kind: 'refused',
          status: 404,
        });
      });
    }

    test('one step makes a client', async () => {
      const { port, siteId } = world();
      const form = registrationForm(siteId);
      const token = await port(Registration).single(form);
      expect(await port(Clients).setting({ token })).toMatchObject({ firstName: 'Zoë' });
      expect(await port(Registration).isKnown(form.email.toUpperCase())).toBe(true);
    });

    test('an unknown referral code is not valid, and refused with 2', async () => {
      const { port, siteId } = world();
      expect(await port(Registration).isReferralCode('NO-SUCH-CODE', siteId)).toBe(false);
      const registration = port(Registration).begin(
        'standard',
        registrationForm(siteId, { referralCode: 'NO-SUCH-CODE' }),
      );
      expect(await rejectionOf(registration)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.invalid] });
    });

    test('a known email address is refused with 9, a weak password with 14', async () => {
      const { port, credentials, siteId } = world();
      expect(await port(Registration).isKnown(credentials.email)).toBe(true);
      expect(await port(Registration).isKnown(registrationForm(siteId).email)).toBe(false);
      const registration = port(Registration).begin(
        'standard',
        registrationForm(siteId, { email: credentials.email }),
      );
      expect(await rejectionOf(registration)).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.duplicate],
      });
      const weakRegistration = port(Registration).begin(
        'standard',
        registrationForm(siteId, { password: 'x' }),
      );
      expect(await rejectionOf(weakRegistration)).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.weakPassword],
      });
    });

    test('returns the options: password rules and offers', async () => {
      const { password, minimumAge, offers } = await world().port(Registration).options(world().siteId);
      expect(password.minLength).toBeGreaterThan(0);
      expect(minimumAge).toBeGreaterThanOrEqual(18);
      expect(offers.length).toBeGreaterThan(0);
      for (const offer of offers) expect(offer.currencies.length).toBeGreaterThan(0);
    });

    test('returns the regulator’s documents, each once, with their text', async () => {
      const documents = await world().port(Registration).documents(world().regulatedSiteId);
      expect(documents.length).toBeGreaterThan(0);
      expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
      for (const { title, sha256, paragraphs } of documents) {
        expect(title).not.toBe('');
        expect(sha256).toMatch(/^[0-9a-f]{64}$/);
        expect(paragraphs.length).toBeGreaterThan(0);
      }
    });

    describe('options', () =>
      testFailures({
        call: 'registrationOptions',
        make: ({ port, siteId }, signal) => port(Registration).options(siteId, signal),
        abortable: true,
        canBeMalformed: true,
      }));
    describe('documents', () =>
      testFailures({
        call: 'registrationDocuments',
        make: ({ port, siteId }, signal) => port(Registration).documents(siteId, signal),
        abortable: true,
        canBeMalformed: true,
      }));
    describe('single', () =>
      testFailures({
        call: 'singleRegister',
        make: ({ port, siteId }) => port(Registration).single(registrationForm(siteId)),
        abortable: false,
        canBeMalformed: true,
      }));
  },
);
