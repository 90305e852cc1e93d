import { and, eq } from 'drizzle-orm';
import { plainText } from '../../src/domain/kernel/identifiers/plain-text';
import { cleanReceiver, readReceiver } from '../../src/domain/kernel/identifiers/wallet-address';
import { clientTools, clients } from '../db/tables/clients';
import { languages } from '../db/tables/sites';
import { ApiError } from '../kernel/api-error';
import type { Calls } from '../http/call';
import type { Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import type { PayoutAddresses } from './payout-addresses';
import type { Sites } from '../site/sites';
import type { PasswordChangeDeps } from '../session/change-password';
import { userSettingReader } from './user-setting';
import { isReceiverOn } from '../money/wallet-address';
import { findAddressProblem } from '../money/address-reason';
import { isBlockedWallet } from '../money/blocked-wallets';
import { changePassword } from '../session/change-password';
import { stepUpProofOf } from '../session/step-up';
import { proofOf } from '../session/second-factor';

type ClientCalls = Calls<
  | 'getClient'
  | 'changeClientSettings'
  | 'changePassword'
  | 'closeOnboardingPage'
  | 'changeDigitalAsset'
  | 'checkWalletAddress'
  | 'checkToolStatus'
  | 'getOnboardingUrl'
>;

interface ClientCallsDeps extends PasswordChangeDeps {
  readonly clock: Clock;
  readonly db: Database;
  readonly payoutAddresses: PayoutAddresses;
  readonly sites: Sites;
}

/** Data of the signed-in client, who is identified by the token alone, never by a parameter (H5). */
export function clientCalls(services: ClientCallsDeps): ClientCalls {
  const { clock, db, payoutAddresses, sites } = services;
  const readUserSetting = userSettingReader(db, clock);
  const saveClient = (id: number, values: Partial<typeof clients.$inferInsert>) =>
    db.update(clients).set(values).where(eq(clients.id, id));

  return {
    getClient: ({ client }) => readUserSetting(client.id),

    changeClientSettings: async ({ body: { culture, theme }, client }) => {
      if (culture !== undefined) {
        const matchingLanguages = await db.select().from(languages).where(eq(languages.culture, culture));
        if (matchingLanguages.length === 0) throw new ApiError('invalid');
      }
      // One statement sets both, so a failure changes neither.
      await saveClient(client.id, {
        ...(culture !== undefined && { culture }),
        ...(theme !== undefined && { theme }),
      });
    },

    changePassword: ({ body, client, request }) =>
      changePassword(services, client, body, proofOf(body, request)),

    closeOnboardingPage: async ({ client }) => {
      await saveClient(client.id, { onboardingClosedAt: clock() });
    },

    changeDigitalAsset: async ({ body, client, request }) => {
      const receiver = readReceiver(body.walletAddress);
      const walletAddress = receiver.address;
      const network = plainText(body.network).toUpperCase();
      if (!isReceiverOn(receiver, network)) throw new ApiError('invalidWallet');
      if (await isBlockedWallet(db, walletAddress)) throw new ApiError('forbidden');
      const payoutAddress = { walletAddress, network };
      await payoutAddresses.changeAddress(client, payoutAddress, stepUpProofOf(body, request));
    },

    checkWalletAddress: async ({ client, query }) => {
      const reason = await findAddressProblem(db, client.id, {
        memo: undefined,
        ...cleanReceiver(query.walletAddress, query.memo),
        network: query.network === undefined ? undefined : plainText(query.network).toUpperCase(),
      });
      return { isValid: reason === null, reason };
    },

    checkToolStatus: async ({ client, query }) => {
      const isClientTool = and(eq(clientTools.clientId, client.id), eq(clientTools.toolId, query.toolId));
      const [tool] = await db.select().from(clientTools).where(isClientTool);
      return { isActive: tool?.isActive ?? false };
    },

    getOnboardingUrl: async ({ client, query }) => {
      const site = await sites.findById(client.siteId);
      if (site.onboardingUrl !== null) return site.onboardingUrl;
      // Only our own hosts may be redirected to; accepting any other name would be an open redirect.
      const hostname = hostNameOf(query.domain);
      const isSiteHost = hostname !== undefined && (await sites.isSiteHost(hostname));
      const origin = isSiteHost ? `${new URL(site.siteUrl).protocol}//${query.domain}` : site.siteUrl;
      return `${origin}/open-investment-account`;
    },
  };
}

/** The host name of `host` or `host:port`; undefined for anything else. */
function hostNameOf(domain: string): string | undefined {
  return /^([a-z0-9.-]+)(?::[0-9]{1,5})?$/i.exec(domain)?.[1];
}
