import {
  bind,
  type DigitalAsset,
  ERROR_CODE,
  type Message,
  type MessageFilter,
  type MessagePage,
  type NotificationPreference,
  Notifications,
  PortalError,
  type Profile,
  type ProfileChange,
  Profiles,
  Wallets,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { credentials, inMemory, replaces, runner, signedIn, world } from './trial';

/*
 * Acme's file on the client.
 */

/** Name, address and password of the client. */
export class ProfileOnFile implements Profiles {
  #password: string;
  #profile: Profile = {
    firstName: 'Mara',
    lastName: 'Okafor',
    email: 'mara@acme.example',
    phone: '+4930123456',
    country: 'DE',
    address: 'Kastanienallee 3',
    city: 'Berlin',
    postcode: '10435',
    registeredAt: '2026-01-12T09:00:00Z',
    isVerified: true,
    locks: [],
    review: null,
  };

  constructor(password: string) {
    this.#password = password;
  }

  current(signal?: AbortSignal): Promise<Profile> {
    return answer(() => this.#profile, signal);
  }

  change(fields: ProfileChange): Promise<void> {
    return answer(() => {
      const isCountry = /^[A-Z]{2}$/.test(fields.country ?? 'DE');
      if (Object.keys(fields).length === 0 || !isCountry) throw PortalError.refused([ERROR_CODE.invalid]);
      this.#profile = { ...this.#profile, ...fields };
    });
  }

  /** Acme reviews nothing, so there is nothing to take back. */
  withdrawChange(): Promise<void> {
    return answer(() => undefined);
  }

  changePassword(currentPassword: string, newPassword: string): Promise<void> {
    return answer(() => {
      if (currentPassword !== this.#password) throw PortalError.refused([ERROR_CODE.wrongCurrentPassword]);
      if (newPassword.length < 8) throw PortalError.refused([ERROR_CODE.weakPassword]);
      this.#password = newPassword;
    });
  }
}

/** What Acme wrote to the client. */
export class Letters implements Notifications {
  #letters: readonly Message[] = [
    {
      id: 1,
      category: 'account',
      severity: 'info',
      culture: 'en',
      title: 'Welcome to Acme',
      body: 'Your account is open.',
      buttonText: null,
      url: null,
      createdAt: '2026-02-02T10:00:00Z',
      isRead: false,
    },
  ];

  #wanted: readonly NotificationPreference[] = [
    { category: 'security', inPortal: true, byMail: true, isLocked: true },
    { category: 'account', inPortal: true, byMail: true, isLocked: false },
  ];

  list({ category, unreadOnly }: MessageFilter, _cursor: string, signal?: AbortSignal): Promise<MessagePage> {
    return answer(
      () => ({
        items: this.#letters.filter(
          (one) => (category === null || one.category === category) && !(unreadOnly && one.isRead),
        ),
        next: null,
        unread: this.#letters.filter(({ isRead }) => !isRead).length,
      }),
      signal,
    );
  }

  markRead(ids: readonly number[]): Promise<void> {
    return this.#read((id) => ids.includes(id));
  }

  markAllRead(upToId: number): Promise<void> {
    return this.#read((id) => id <= upToId);
  }

  preferences(signal?: AbortSignal): Promise<readonly NotificationPreference[]> {
    return answer(() => this.#wanted, signal);
  }

  prefer(preference: NotificationPreference): Promise<void> {
    return answer(() => {
      if (preference.category === 'security') throw PortalError.refused([ERROR_CODE.refused], 400);
      this.#wanted = this.#wanted.map((one) => (one.category === preference.category ? preference : one));
    });
  }

  #read(isMeant: (id: number) => boolean): Promise<void> {
    return answer(() => {
      this.#letters = this.#letters.map((one) => (isMeant(one.id) ? { ...one, isRead: true } : one));
    });
  }
}

const ETHEREUM = /^0x[\dA-Fa-f]{40}$/;

/** Acme pays out on Ethereum. */
export class EthereumWallet implements Wallets {
  #asset: DigitalAsset | null = null;

  current(signal?: AbortSignal): Promise<DigitalAsset | null> {
    return answer(() => this.#asset, signal);
  }

  isValid(walletAddress: string, signal?: AbortSignal): Promise<boolean> {
    return answer(() => ETHEREUM.test(walletAddress), signal);
  }

  change(walletAddress: string, network: string): Promise<void> {
    return answer(() => {
      if (network !== 'ETH' || !ETHEREUM.test(walletAddress))
        throw PortalError.refused([ERROR_CODE.invalidWallet]);
      this.#asset = { walletAddress, network, updatedAt: new Date().toISOString() };
    });
  }
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(Profiles, () => new ProfileOnFile(kit.TEST_PASSWORD), {
    stock: kit.FakeProfiles.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Profiles).current(),
  });
  replaces(Notifications, () => new Letters(), {
    stock: kit.FakeNotifications.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Notifications).list({ category: null, unreadOnly: false }, ''),
  });
  replaces(Wallets, () => new EthereumWallet(), {
    stock: kit.FakeWallets.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Wallets).current(),
  });
  kit.describeProfilesContract(
    runner,
    'OnFile',
    () =>
      kit.makeFakeWorld({
        credentials,
        bindings: [bind(Profiles, () => new ProfileOnFile(credentials.password))],
      }),
    inMemory,
  );
  kit.describeNotificationsContract(
    runner,
    'Letters',
    world(bind(Notifications, () => new Letters())),
    inMemory,
  );
  kit.describeWalletsContract(runner, 'Ethereum', world(bind(Wallets, () => new EthereumWallet())), inMemory);
}
