import { and, eq } from 'drizzle-orm';
import { clientTools, clients } from '../db/tables/clients';
import { languages } from '../db/tables/sites';
import { ApiError } from '../http/api-error';
import type { Calls } from '../http/call';
import type { Services } from '../http/services';
import { userSettingReader } from './user-setting';
import { networksOf } from '../wallet/wallet-address';
import { findAddressProblem } from '../wallet/address-reason';
import { isBlockedWallet } from '../wallet/blocked-wallets';
import { changePassword } from '../session/change-password';
import { originOf } from '../kernel/origin';

type ClientCalls = Calls<
  | 'getClient'
  | 'changeClientSettings'
  | 'changePassword'
  | 'changeClientInfo'
  | 'closeOnboardingPage'
  | 'changeDigitalAsset'
  | 'checkWalletAddress'
  | 'checkToolStatus'
  | 'getOnboardingUrl'
>;

/** The signed-in client's own data; the client comes from the token alone, never from a parameter (H5). */
export function clientCalls(services: Services): ClientCalls {
  const { clock, db, payoutAddresses, profileChanges, sites } = services;
  const readUserSetting = userSettingReader(db, clock);
  const save = (id: number, values: Partial<typeof clients.$inferInsert>) =>
    db.update(clients).set(values).where(eq(clients.id, id));

  return {
    getClient: ({ client }) => readUserSetting(client.id),

    changeClientSettings: async ({ body: { culture, theme }, client }) => {
      if (culture !== undefined) {
        const matchingLanguages = await db.select().from(languages).where(eq(languages.culture, culture));
        if (matchingLanguages.length === 0) throw new ApiError('invalid');
      }
      // One statement, so a failure changes neither.
      await save(client.id, {
        ...(culture !== undefined && { culture }),
        ...(theme !== undefined && { theme }),
      });
    },

    changePassword: ({ body, client, request }) => changePassword(services, client, body, originOf(request)),

    changeClientInfo: ({ body, client, request }) => profileChanges.change(client, body, originOf(request)),

    closeOnboardingPage: async ({ client }) => {
      await save(client.id, { onboardingClosedAt: clock() });
    },

    changeDigitalAsset: async ({ body, client, request }) => {
      const walletAddress = body.walletAddress.trim();
      const network = body.network.trim().toUpperCase();
      if (!networksOf(walletAddress).includes(network)) throw new ApiError('invalidWallet');
      if (await isBlockedWallet(db, walletAddress)) throw new ApiError('forbidden');
      const payoutAddress = { walletAddress, network };
      await payoutAddresses.change(client, payoutAddress, body.password ?? undefined, originOf(request));
    },

    checkWalletAddress: async ({ client, query }) => {
      const reason = await findAddressProblem(db, client.id, {
        address: query.walletAddress.trim(),
        network: query.network?.trim().toUpperCase(),
        memo: query.memo?.trim(),
      });
      return { isValid: reason === null, reason };
    },

    checkToolStatus: async ({ client, query }) => {
      const ofClient = and(eq(clientTools.clientId, client.id), eq(clientTools.toolId, query.toolId));
      const [tool] = await db.select().from(clientTools).where(ofClient);
      return { isActive: tool?.isActive ?? false };
    },

    getOnboardingUrl: async ({ client, query }) => {
      const site = await sites.byId(client.siteId);
      if (site.onboardingUrl !== null) return site.onboardingUrl;
      // Only our own hosts may be redirected to; accepting any other name would be an open redirect.
      const hostname = hostNameOf(query.domain);
      const isOurs = hostname !== undefined && (await sites.isOwnHost(hostname));
      const origin = isOurs ? `${new URL(site.siteUrl).protocol}//${query.domain}` : site.siteUrl;
      return `${origin}/open-investment-account`;
    },
  };
}

/** The host name of `host` or `host:port`; undefined for anything else. */
function hostNameOf(domain: string): string | undefined {
  return /^([a-z0-9.-]+)(?::[0-9]{1,5})?$/i.exec(domain)?.[1];
}
