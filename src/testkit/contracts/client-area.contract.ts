import { expect } from 'expect';
import { Wallets } from '../../application/ports/wallets';
import { Strategies } from '../../application/ports/strategies';
import { Profiles } from '../../application/ports/profiles';
import { Partners } from '../../application/ports/partners';
import { Notifications } from '../../application/ports/notifications';
import { Gateway } from '../../application/ports/gateway';
import { Documents } from '../../application/ports/documents';
import { Clients } from '../../application/ports/clients';
import { Campaigns } from '../../application/ports/campaigns';
import { Applications } from '../../application/ports/applications';
import { ERROR_CODE } from '../../domain/error-codes.table';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Runner } from '../runner';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'sessionToken' | 'audienceToken' | 'failNext' | 'credentials';
type World = Pick<GatewayWorld, Needs>;

/** The reading call of each port of the client's own pages. */
const READS: readonly (readonly [
  string,
  EndpointKey,
  (world: World, signal?: AbortSignal) => Promise<unknown>,
])[] = [
  ['Profiles', 'profile', ({ port }, signal) => port(Profiles).current(signal)],
  ['Documents', 'documents', ({ port }, signal) => port(Documents).list(signal)],
  ['Applications', 'application', ({ port }, signal) => port(Applications).saved(7, signal)],
  ['Partners', 'partnership', ({ port }, signal) => port(Partners).overview(signal)],
  ['Strategies', 'strategies', ({ port }, signal) => port(Strategies).list(signal)],
  ['Notifications', 'notifications', ({ port }, signal) => port(Notifications).list(signal)],
  ['Campaigns', 'campaigns', ({ port }, signal) => port(Campaigns).list(signal)],
  ['Wallets', 'digitalAsset', ({ port }, signal) => port(Wallets).current(signal)],
];

/** Writing calls of theirs that leave everything as it was where they fail. */
const WRITES: typeof READS = [
  ['Profiles.change', 'changeInfo', ({ port }) => port(Profiles).change({ city: 'Bremen' })],
  ['Applications.close', 'closeOnboarding', ({ port }) => port(Applications).close()],
];

/** The contracts of the ports behind the client's own pages. */
export function describeClientAreaContract(runner: Runner, name: string, makeWorld: MakeWorld<Needs>): void {
  const { describe, test, beforeEach } = runner;
  let world: World;
  const enter = async () => {
    world = await makeWorld();
    world.port(Gateway).setBearer(await world.sessionToken());
  };
  const enterAsAudience = async () => {
    world = await makeWorld();
    world.port(Gateway).setBearer(await world.audienceToken());
  };

  for (const [port, call, make] of READS) {
    describe(`${name}${port} keeps its contract`, () => {
      beforeEach(enterAsAudience);
      describeSecuredCall(runner, () => world, make);
      describeFailures(runner, () => world, { call, make, abortable: true, hasResult: true });
    });
  }

  describe(`${name}: what the pages show`, () => {
    beforeEach(enterAsAudience);

    test('a partner’s links, the own one first, and commission in decimal strings', async () => {
      const { links, commission } = await world.port(Partners).overview();
      expect(links[0]).toMatchObject({ name: null, url: expect.stringMatching(/^https?:/) });
      expect(commission.length).toBeGreaterThan(0);
      for (const { currency, total } of commission) {
        expect(currency).toMatch(/^[A-Z]{3}$/);
        expect(total).toMatch(/^\d+(\.\d+)?$/);
      }
    });

    test('strategies, each once, with a return in percent', async () => {
      const strategies = await world.port(Strategies).list();
      expect(strategies.length).toBeGreaterThan(0);
      expect(new Set(strategies.map(({ id }) => id)).size).toBe(strategies.length);
      for (const { name: own, returnPercent } of strategies) {
        expect(own).not.toBe('');
        expect(returnPercent).toMatch(/^-?\d+(\.\d+)?$/);
      }
    });

    test('campaigns, each once, with a reason where the client may not take part', async () => {
      const campaigns = await world.port(Campaigns).list();
      expect(campaigns.length).toBeGreaterThan(0);
      expect(new Set(campaigns.map(({ id }) => id)).size).toBe(campaigns.length);
      for (const { title, isEligible, reason } of campaigns) {
        expect(title).not.toBe('');
        expect(reason === null).toBe(isEligible);
      }
    });

    test('a campaign that does not exist cannot be joined', async () => {
      expect(await rejectionOf(world.port(Campaigns).join(999_999))).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.notFound],
      });
    });
  });

  for (const [write, call, make] of WRITES) {
    describe(`${name}${write} keeps its contract`, () => {
      beforeEach(enter);
      describeSecuredCall(runner, () => world, make);
      describeFailures(runner, () => world, { call, make, abortable: false, hasResult: false });
    });
  }

  describe(`${name}: what is written is read again`, () => {
    beforeEach(enter);

    test('a wrong current password is refused with 13, a weak new one with 14, and nobody is signed out', async () => {
      const { port, credentials } = world;
      expect(
        await rejectionOf(port(Profiles).changePassword('not this one', 'Another-pass-2')),
      ).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.wrongCurrentPassword],
      });
      expect(await rejectionOf(port(Profiles).changePassword(credentials.password, 'x'))).toMatchObject({
        codes: [ERROR_CODE.weakPassword],
      });
      expect((await port(Profiles).current()).email).toContain('@');
    });

    test('changed fields of the profile are saved, the others stay; one that is wrong is refused, and none too', async () => {
      const { port } = world;
      const before = await port(Profiles).current();
      await port(Profiles).change({ city: 'Hamburg', postcode: '20095' });
      expect(await port(Profiles).current()).toEqual({ ...before, city: 'Hamburg', postcode: '20095' });
      for (const wrong of [{ country: 'Germany' }, {}])
        expect(await rejectionOf(port(Profiles).change(wrong))).toMatchObject({
          kind: 'refused',
          codes: [ERROR_CODE.invalid],
        });
      expect(await port(Profiles).current()).toEqual({ ...before, city: 'Hamburg', postcode: '20095' });
    });

    test('a closed onboarding is asked for no more', async () => {
      await world.port(Applications).close();
      expect((await world.port(Clients).setting()).isOpenAccount).toBe(false);
    });

    test('a file arrives whole and is in review; what is no document by its content is refused', async () => {
      const { port } = world;
      const shares: number[] = [];
      const bytes = new Uint8Array(100_000).fill(32);
      bytes.set(new TextEncoder().encode('%PDF-1.4'));
      bytes.set(new TextEncoder().encode('%%EOF'), bytes.length - 5);
      bytes[9] = Math.floor(Math.random() * 256);
      bytes[10] = Math.floor(Math.random() * 256);
      await port(Documents).send({ kind: 'income', name: 'pay.pdf', bytes }, (share) => shares.push(share));
      expect(shares.at(-1)).toBe(1);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      const income = (await port(Documents).list()).find(({ kind }) => kind === 'income');
      expect(income).toMatchObject({ status: 'pending', fileName: 'pay.pdf', size: 100_000 });
      const file = await port(Documents).file(income!.id!);
      expect(file).toMatchObject({ fileName: 'pay.pdf', mediaType: 'application/pdf' });
      expect(Uint8Array.from(atob(file.data), (byte) => byte.charCodeAt(0))).toEqual(bytes);
      const text = new TextEncoder().encode('<svg onload=alert(1)>');
      const wrong = port(Documents).send({ kind: 'income', name: 'pay.pdf', bytes: text }, () => undefined);
      expect(await rejectionOf(wrong)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.invalid] });
    });

    test('a file that is not there is refused with 7', async () => {
      const other = world.port(Documents).file('6f1a0c1e-5b7d-4d43-8a53-0e2f6f0b9a11');
      expect(await rejectionOf(other)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.notFound] });
    });

    test('answers are saved, per type', async () => {
      const { port } = world;
      const { person } = await port(Applications).saved(901);
      const typed = { ...person, firstName: 'Mara', birthDate: '1990-05-31' };
      const savedAt = await port(Applications).save(901, typed);
      expect(await port(Applications).saved(901)).toEqual({ person: typed, savedAt });
      expect((await port(Applications).saved(902)).savedAt).toBeNull();
      expect(await port(Applications).onboardingUrl('localhost:3000')).toMatch(/^https?:/);
    });

    test('messages are read once they are marked', async () => {
      const { port } = world;
      const [newest] = await port(Notifications).list();
      await port(Notifications).markRead([newest!.id]);
      const after = await port(Notifications).list();
      expect(after.find(({ id }) => id === newest!.id)?.isRead).toBe(true);
    });

    test('a wallet address is judged, and set only where it is one', async () => {
      const { port } = world;
      const address = '0x52908400098527886E0F7030069857D2E4169EE7';
      expect([await port(Wallets).isValid(address), await port(Wallets).isValid('nothing')]).toEqual([
        true,
        false,
      ]);
      expect(await rejectionOf(port(Wallets).change('nothing', 'ETH'))).toMatchObject({
        codes: [ERROR_CODE.invalidWallet],
      });
      await port(Wallets).change(address, 'ETH');
      expect(await port(Wallets).current()).toMatchObject({ walletAddress: address, network: 'ETH' });
    });
  });
}
