/*
 * The ports of Portico that an extension may replace, those of features that come later included (D10): every one but
 * Portico's own (src/composition/ports.table.ts), each with the types that its adapter needs.
 */
export { AccountBooks, type BookPage, type PageAsked } from './ports/account-books';
export { AccountOpenings, type OpeningOrder, type OpeningTaken } from './ports/account-openings';
export { AccountSettings } from './ports/account-settings';
export { Accounts, type AccountList } from './ports/accounts';
export {
  Applications,
  type ApplicationOrder,
  type SavedDraft,
  type SectionDraft,
} from './ports/applications';
export {
  AssetWallet,
  type AddressAsked,
  type NewAddress,
  type WalletQuoteAsked,
  type WalletTransfer,
  type WalletWithdrawal,
} from './ports/asset-wallet';
export { Auth, type Credentials, type ScaHeaders } from './ports/auth';
export { CampaignSlides } from './ports/campaign-slides';
export { Campaigns } from './ports/campaigns';
export { Captcha } from './ports/captcha';
export { ChatWidget, Conversations, type ChatMessage, type ChatSpeaker, type ChatWords } from './ports/chat';
export { ClientProgress } from './ports/client-progress';
export { Clients } from './ports/clients';
export { Authenticator, type AuthenticatorOutcome } from './ports/authenticator';
export { Clipboard } from './ports/clipboard';
export { Clock } from './ports/clock';
export { ConfigSource } from './ports/config-source';
export { Countries, type Country } from './ports/countries';
export { Device } from './ports/device';
export { Documents, type OutgoingFile, type Sending } from './ports/documents';
export { Geo } from './ports/geo';
export { Languages, type LanguageItem } from './ports/languages';
export { LiveFigures, type LiveEvent, type LiveNews } from './ports/live-figures';
export { Marketing, type MarketingRecord } from './ports/marketing';
export {
  MoneyMoves,
  type DepositOrder,
  type DepositTaken,
  type MoneyTaken,
  type QuoteAsked,
  type TransferOrder,
  type WithdrawalOrder,
} from './ports/money-moves';
export { News, type NewsList } from './ports/news';
export { Notifications } from './ports/notifications';
export { OneTimeCodes, type CodeChannel } from './ports/one-time-codes';
export { Page } from './ports/page';
export { Partners } from './ports/partners';
export { Passwords, type PasswordLinkState } from './ports/passwords';
export { PhoneNumbers, type PhoneVerdict } from './ports/phone-numbers';
export { Platforms } from './ports/platforms';
export { Profiles } from './ports/profiles';
export { Rates, type MarketData } from './ports/rates';
export { RegionPopups } from './ports/region-popups';
export {
  Registration,
  type PartnerForm,
  type RegistrationForm,
  type RegistrationRest,
  type RegulatorDocument,
} from './ports/registration';
export { Research, type ResearchPageKey } from './ports/research';
export { Passkeys } from './ports/passkeys';
export { SecondFactors } from './ports/second-factors';
export { Sessions } from './ports/sessions';
export { Sites } from './ports/sites';
export { LocalStore, TabStore, type KeyValueStore } from './ports/storage';
export { Strategies } from './ports/strategies';
export { SupportIdentity, SupportSecret, type IdentitySigner } from './ports/support-identity';
export { Tabs, type TabMember } from './ports/tabs';
export { TagManager } from './ports/tag-manager';
export { Telemetry } from './ports/telemetry';
export { Texts, type TextMap } from './ports/texts';
export { Wallets } from './ports/wallets';
