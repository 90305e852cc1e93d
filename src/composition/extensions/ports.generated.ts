// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

/*
 * The ports that an extension may replace, those of features that come later included (D10), each with the types that
 * its adapter needs. Portico's own lie in core-ports.
 */
export * from '../../application/accounts/ports/account-books';
export * from '../../application/accounts/ports/account-settings';
export * from '../../application/accounts/ports/accounts';
export * from '../../application/accounts/ports/live-figures';
export * from '../../application/campaigns/ports/campaign-slides';
export * from '../../application/campaigns/ports/campaigns';
export * from '../../application/campaigns/ports/region-popups';
export * from '../../application/client/ports/clients';
export * from '../../application/dashboard/ports/client-progress';
export * from '../../application/documents/ports/documents';
export * from '../../application/kernel/ports/clipboard';
export * from '../../application/kernel/ports/clock';
export * from '../../application/kernel/ports/page';
export * from '../../application/kernel/ports/storage';
export * from '../../application/kernel/ports/tabs';
export * from '../../application/language/ports/languages';
export * from '../../application/language/ports/texts';
export * from '../../application/market/ports/rates';
export * from '../../application/marketing/ports/marketing';
export * from '../../application/marketing/ports/tag-manager';
export * from '../../application/money/ports/money-moves';
export * from '../../application/news/ports/news';
export * from '../../application/notifications/ports/notifications';
export * from '../../application/onboarding/ports/applications';
export * from '../../application/opening/ports/account-openings';
export * from '../../application/partnership/ports/introducers';
export * from '../../application/partnership/ports/partner-agreements';
export * from '../../application/partnership/ports/partner-payouts';
export * from '../../application/partnership/ports/partners';
export * from '../../application/passwords/ports/passwords';
export * from '../../application/platform/ports/device';
export * from '../../application/platform/ports/platforms';
export * from '../../application/profile/ports/profiles';
export * from '../../application/registration/ports/one-time-codes';
export * from '../../application/registration/ports/phone-numbers';
export * from '../../application/registration/ports/registration';
export * from '../../application/research/ports/research';
export * from '../../application/session/ports/auth';
export * from '../../application/session/ports/authenticator';
export * from '../../application/session/ports/captcha';
export * from '../../application/session/ports/email-proofs';
export * from '../../application/session/ports/passkeys';
export * from '../../application/session/ports/second-factors';
export * from '../../application/session/ports/sessions';
export * from '../../application/site/ports/config-source';
export * from '../../application/site/ports/countries';
export * from '../../application/site/ports/geo';
export * from '../../application/site/ports/sites';
export * from '../../application/social/ports/copies';
export * from '../../application/social/ports/rehearsals';
export * from '../../application/social/ports/strategies';
export * from '../../application/support/ports/chat';
export * from '../../application/support/ports/support-identity';
export * from '../../application/telemetry/ports/telemetry';
export * from '../../application/wallet/ports/asset-wallet';
export * from '../../application/wallet/ports/wallets';
