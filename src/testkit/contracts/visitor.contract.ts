import { expect } from 'expect';
import type { RegistrationForm, RegistrationRest } from '../../application/ports/registration';
import { ERROR_CODE } from '../../domain/error-codes.table';
import type { Runner } from '../runner';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs =
  | 'registration'
  | 'passwords'
  | 'countries'
  | 'oneTimeCodes'
  | 'siteId'
  | 'regulatedSiteId'
  | 'credentials'
  | 'clients'
  | 'failNext';

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
  let world: Pick<GatewayWorld, Needs>;
  beforeEach(async () => {
    world = await makeWorld();
  });

  describe(`${name}Registration keeps the contract of Registration`, () => {
    for (const kind of ['standard', 'landing'] as const) {
      test(`${kind}: two steps make a client, once`, async () => {
        const { clients, registration, siteId } = world;
        const form = formOf(siteId);
        const id = await registration.begin(kind, form);
        const token = await registration.complete(kind, id, REST);
        expect(await clients.setting({ token })).toMatchObject({ firstName: 'Zoë' });
        expect(await rejectionOf(registration.complete(kind, id, REST))).toMatchObject({
          kind: 'refused',
          status: 404,
        });
      });
    }

    test('one step makes a client', async () => {
      const { clients, registration, siteId } = world;
      const form = formOf(siteId);
      const token = await registration.single(form);
      expect(await clients.setting({ token })).toMatchObject({ firstName: 'Zoë' });
      expect(await registration.isKnown(form.email.toUpperCase())).toBe(true);
    });

    test('an address that has a client is code 9, a weak password code 14', async () => {
      const { credentials, registration, siteId } = world;
      expect(await registration.isKnown(credentials.email)).toBe(true);
      expect(await registration.isKnown(formOf(siteId).email)).toBe(false);
      const taken = registration.begin('standard', formOf(siteId, { email: credentials.email }));
      expect(await rejectionOf(taken)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.duplicate] });
      const weak = registration.begin('standard', formOf(siteId, { password: 'x' }));
      expect(await rejectionOf(weak)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.weakPassword] });
    });

    test('options with the rules of a password and what is on offer', async () => {
      const { password, minimumAge, offers } = await world.registration.options(world.siteId);
      expect(password.minLength).toBeGreaterThan(0);
      expect(minimumAge).toBeGreaterThanOrEqual(18);
      expect(offers.length).toBeGreaterThan(0);
      for (const offer of offers) expect(offer.currencies.length).toBeGreaterThan(0);
    });

    test('the regulator’s documents, each once, with their text', async () => {
      const documents = await world.registration.documents(world.regulatedSiteId);
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
        make: ({ registration, siteId }, signal) => registration.options(siteId, signal),
        abortable: true,
        hasResult: true,
      }));
    describe('documents', () =>
      describeFailures(runner, () => world, {
        call: 'registrationDocuments',
        make: ({ registration, siteId }, signal) => registration.documents(siteId, signal),
        abortable: true,
        hasResult: true,
      }));
    describe('single', () =>
      describeFailures(runner, () => world, {
        call: 'singleRegister',
        make: ({ registration, siteId }) => registration.single(formOf(siteId)),
        abortable: false,
        hasResult: true,
      }));
  });

  describe(`${name}Passwords keeps the contract of Passwords`, () => {
    test('known and unknown addresses get the same answer', async () => {
      const { credentials, passwords, siteId } = world;
      await expect(passwords.requestLink(credentials.email, { siteId })).resolves.toBeUndefined();
      await expect(passwords.requestLink(formOf(siteId).email, { siteId })).resolves.toBeUndefined();
    });

    test('a link that nobody sent is unknown, and code 11', async () => {
      const { passwords, siteId } = world;
      expect(await passwords.linkState('made-up')).toBe('unknown');
      const used = passwords.create('made-up', 'Fresh horse 7 battery', { siteId });
      expect(await rejectionOf(used)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongLink] });
    });

    describeFailures(runner, () => world, {
      call: 'checkPasswordLink',
      make: ({ passwords }, signal) => passwords.linkState('made-up', signal),
      abortable: true,
      hasResult: true,
    });
  });

  for (const channel of ['sms', 'whatsapp'] as const) {
    describe(`${name}OneTimeCodes keeps the contract of OneTimeCodes, ${channel}`, () => {
      test('a second code within a minute is code 5, a wrong one code 10', async () => {
        const { oneTimeCodes } = world;
        const phone = newPhone();
        await oneTimeCodes.send(channel, phone);
        expect(await rejectionOf(oneTimeCodes.send(channel, phone))).toMatchObject({
          kind: 'refused',
          codes: [ERROR_CODE.tooManyTries],
        });
        const wrong = oneTimeCodes.verify(channel, phone, '99999');
        expect(await rejectionOf(wrong)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongCode] });
      });

      describeFailures(runner, () => world, {
        call: channel === 'sms' ? 'smsOtpSend' : 'whatsappOtpSend',
        make: ({ oneTimeCodes }) => oneTimeCodes.send(channel, newPhone()),
        abortable: false,
        hasResult: false,
      });
    });
  }

  describe(`${name}Countries keeps the contract of Countries`, () => {
    test('code, name and dial code, sorted by name', async () => {
      const countries = await world.countries.list(world.siteId);
      expect(countries.find(({ code }) => code === 'DE')).toMatchObject({ name: 'Germany', dialCode: '+49' });
      const names = countries.map((country) => country.name);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    });

    describeFailures(runner, () => world, {
      call: 'siteCountry',
      make: ({ countries, siteId }, signal) => countries.list(siteId, signal),
      abortable: true,
      hasResult: true,
    });
  });
}
