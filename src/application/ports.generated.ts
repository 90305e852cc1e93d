// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

/*
 * The ports that an extension may replace, those of features that come later included (D10), each with the types that
 * its adapter needs. Portico's own lie in own-ports.
 */
export * from './ports/account-books';
export * from './ports/account-openings';
export * from './ports/account-settings';
export * from './ports/accounts';
export * from './ports/applications';
export * from './ports/asset-wallet';
export * from './ports/auth';
export * from './ports/authenticator';
export * from './ports/campaign-slides';
export * from './ports/campaigns';
export * from './ports/captcha';
export * from './ports/chat';
export * from './ports/client-progress';
export * from './ports/clients';
export * from './ports/clipboard';
export * from './ports/clock';
export * from './ports/config-source';
export * from './ports/countries';
export * from './ports/device';
export * from './ports/documents';
export * from './ports/geo';
export * from './ports/languages';
export * from './ports/live-figures';
export * from './ports/marketing';
export * from './ports/money-moves';
export * from './ports/news';
export * from './ports/notifications';
export * from './ports/one-time-codes';
export * from './ports/page';
export * from './ports/partners';
export * from './ports/passkeys';
export * from './ports/passwords';
export * from './ports/phone-numbers';
export * from './ports/platforms';
export * from './ports/profiles';
export * from './ports/rates';
export * from './ports/region-popups';
export * from './ports/registration';
export * from './ports/research';
export * from './ports/second-factors';
export * from './ports/sessions';
export * from './ports/sites';
export * from './ports/storage';
export * from './ports/strategies';
export * from './ports/support-identity';
export * from './ports/tabs';
export * from './ports/tag-manager';
export * from './ports/telemetry';
export * from './ports/texts';
export * from './ports/wallets';
