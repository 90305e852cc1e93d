import { expect } from 'expect';
import { Passwords } from '../../application/ports/passwords';
import { OneTimeCodes } from '../../application/ports/one-time-codes';
import { Countries } from '../../application/ports/countries';
import { Clients } from '../../application/ports/clients';
import {
  Registration,
  type RegistrationForm,
  type RegistrationRest,
} from '../../application/ports/registration';
import { ERROR_CODE } from '../../domain/error-codes.table';
import type { Runner } from '../runner';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'port' | 'siteId' | 'regulatedSiteId' | 'credentials' | 'failNext';

let last = 0;
/** Form of somebody whom the gateway does not know yet. */
const formOf = (siteId: number, more: Partial<RegistrationForm> = {}): RegistrationForm => ({
  email: `visitor-${Date.now()}-${(last += 1)}@portico.test`,
  password: 'Fresh horse 7 battery',
  firstName: 'Zoë',
  lastName: "O'Neill",
  phone: '+4930123456',
  country: 'DE',
  culture: 'en-US',
  siteId,
  referralCode: null,
  acceptsTerms: true,
  acceptsMarketing: false,
  marketingDataId: null,
  affid: null,
  cxd: null,
  captchaToken: null,
  ...more,
});
const REST: RegistrationRest = {
  birthDate: '1990-02-03',
  citizenship: 'FR',
  address: 'Unter den Linden 1',
  address2: null,
  city: 'Berlin',
  postcode: '10117',
  platform: null,
  accountType: null,
  currency: null,
  leverage: null,
};
const newPhone = () => `+4930${String(Date.now()).slice(-6)}${String((last += 1)).padStart(3, '0')}`;

/** The contracts of the ports behind the pages of visitors: registration, password links, codes, countries. */
export function describeVisitorContract(runner: Runner, name: string, makeWorld: MakeWorld<Needs>): void {
  const { describe, test, beforeEach } = runner;
  describe('visitors', () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
    });

    describe(`${name}Registration keeps the contract of Registration`, () => {
      for (const kind of ['standard', 'landing'] as const) {
        test(`${kind}: two steps make a client, once`, async () => {
          const { port, siteId } = world;
          const form = formOf(siteId);
          const id = await port(Registration).begin(kind, form);
          const token = await port(Registration).complete(kind, id, REST);
          expect(await port(Clients).setting({ token })).toMatchObject({ firstName: 'Zoë' });
          expect(await rejectionOf(port(Registration).complete(kind, id, REST))).toMatchObject({
            kind: 'refused',
            status: 404,
          });
        });
      }

      test('one step makes a client', async () => {
        const { port, siteId } = world;
        const form = formOf(siteId);
        const token = await port(Registration).single(form);
        expect(await port(Clients).setting({ token })).toMatchObject({ firstName: 'Zoë' });
        expect(await port(Registration).isKnown(form.email.toUpperCase())).toBe(true);
      });

      test('an address that has a client is code 9, a weak password code 14', async () => {
        const { port, credentials, siteId } = world;
        expect(await port(Registration).isKnown(credentials.email)).toBe(true);
        expect(await port(Registration).isKnown(formOf(siteId).email)).toBe(false);
        const taken = port(Registration).begin('standard', formOf(siteId, { email: credentials.email }));
        expect(await rejectionOf(taken)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.duplicate] });
        const weak = port(Registration).begin('standard', formOf(siteId, { password: 'x' }));
        expect(await rejectionOf(weak)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.weakPassword] });
      });

      test('options with the rules of a password and what is on offer', async () => {
        const { password, minimumAge, offers } = await world.port(Registration).options(world.siteId);
        expect(password.minLength).toBeGreaterThan(0);
        expect(minimumAge).toBeGreaterThanOrEqual(18);
        expect(offers.length).toBeGreaterThan(0);
        for (const offer of offers) expect(offer.currencies.length).toBeGreaterThan(0);
      });

      test('the regulator’s documents, each once, with their text', async () => {
        const documents = await world.port(Registration).documents(world.regulatedSiteId);
        expect(documents.length).toBeGreaterThan(0);
        expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
        for (const { title, sha256, paragraphs } of documents) {
          expect(title).not.toBe('');
          expect(sha256).toMatch(/^[0-9a-f]{64}$/);
          expect(paragraphs.length).toBeGreaterThan(0);
        }
      });

      describe('options', () =>
        describeFailures(runner, () => world, {
          call: 'registrationOptions',
          make: ({ port, siteId }, signal) => port(Registration).options(siteId, signal),
          abortable: true,
          hasResult: true,
        }));
      describe('documents', () =>
        describeFailures(runner, () => world, {
          call: 'registrationDocuments',
          make: ({ port, siteId }, signal) => port(Registration).documents(siteId, signal),
          abortable: true,
          hasResult: true,
        }));
      describe('single', () =>
        describeFailures(runner, () => world, {
          call: 'singleRegister',
          make: ({ port, siteId }) => port(Registration).single(formOf(siteId)),
          abortable: false,
          hasResult: true,
        }));
    });

    describe(`${name}Passwords keeps the contract of Passwords`, () => {
      test('known and unknown addresses get the same answer', async () => {
        const { port, credentials, siteId } = world;
        await expect(port(Passwords).requestLink(credentials.email, { siteId })).resolves.toBeUndefined();
        await expect(port(Passwords).requestLink(formOf(siteId).email, { siteId })).resolves.toBeUndefined();
      });

      test('a link that nobody sent is unknown, and code 11', async () => {
        const { port, siteId } = world;
        expect(await port(Passwords).linkState('made-up')).toBe('unknown');
        const used = port(Passwords).create('made-up', 'Fresh horse 7 battery', { siteId });
        expect(await rejectionOf(used)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongLink] });
      });

      describeFailures(runner, () => world, {
        call: 'checkPasswordLink',
        make: ({ port }, signal) => port(Passwords).linkState('made-up', signal),
        abortable: true,
        hasResult: true,
      });
    });

    for (const channel of ['sms', 'whatsapp'] as const) {
      describe(`${name}OneTimeCodes keeps the contract of OneTimeCodes, ${channel}`, () => {
        test('a second code within a minute is code 5, a wrong one code 10', async () => {
          const { port } = world;
          const phone = newPhone();
          await port(OneTimeCodes).send(channel, phone);
          expect(await rejectionOf(port(OneTimeCodes).send(channel, phone))).toMatchObject({
            kind: 'refused',
            codes: [ERROR_CODE.tooManyTries],
          });
          const wrong = port(OneTimeCodes).verify(channel, phone, '99999');
          expect(await rejectionOf(wrong)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongCode] });
        });

        describeFailures(runner, () => world, {
          call: channel === 'sms' ? 'smsOtpSend' : 'whatsappOtpSend',
          make: ({ port }) => port(OneTimeCodes).send(channel, newPhone()),
          abortable: false,
          hasResult: false,
        });
      });
    }

    describe(`${name}Countries keeps the contract of Countries`, () => {
      test('code, name and dial code, sorted by name', async () => {
        const countries = await world.port(Countries).list(world.siteId);
        expect(countries.find(({ code }) => code === 'DE')).toMatchObject({
          name: 'Germany',
          dialCode: '+49',
        });
        const names = countries.map((country) => country.name);
        expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
      });

      describeFailures(runner, () => world, {
        call: 'siteCountry',
        make: ({ port, siteId }, signal) => port(Countries).list(siteId, signal),
        abortable: true,
        hasResult: true,
      });
    });
  });
}
