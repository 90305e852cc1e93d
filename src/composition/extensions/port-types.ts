/** Parameters and results of ports, for the public API. */

export type { Account, AccountKind, AccountStatus, Money, Platform } from '../../domain/accounts/account';
export type { AccountFigures } from '../../domain/accounts/account-figures';
export type { OrderFigures, PositionFigures } from '../../domain/accounts/moving-positions';
export type {
  AccountPassword,
  AccountPasswordChange,
  AccountPasswordKind,
  AccountSettings as SettingsOfAccount,
  ArchiveBlocker,
  LeverageOffer,
} from '../../domain/accounts/account-settings';
export type {
  AccountMovement,
  CostReport,
  DayRange,
  ClosingCause,
  Deal,
  DealFilter,
  DealTerms,
  DealTotals,
  EndedOrder,
  EndedOrderFilter,
  EquityPoint,
  FundsFilter,
  FundsTotals,
  MonthOfCosts,
  Movement,
  Order,
  OrderTotals,
  Position,
  PositionTotals,
  Statement,
  TotalCurve,
  TradeFields,
  TradeFilter,
} from '../../domain/accounts/books';
export type {
  AmountIn,
  ClientLevel,
  MarginMode,
  OpeningLeverage,
  OpeningLimit,
  OpeningOffer,
  OpeningOffers,
  OpeningRequest,
  OpeningState,
} from '../../domain/opening/opening';
export type { CurrencyTotal } from '../../domain/accounts/totals';
export type { Rate } from '../../domain/market/conversion';
export type { Instrument, QuoteSource, Side, SwapMode, Weekday } from '../../domain/market/instrument';
export type { BonusState, BonusTrade, CampaignBonus } from '../../domain/campaigns/bonus';
export type { CampaignSlide } from '../../domain/campaigns/campaign-slide';
export type {
  Campaign,
  CampaignAccount,
  CampaignKind,
  CampaignMembership,
  CampaignReason,
  CampaignRule,
  CampaignRuleKey,
} from '../../domain/campaigns/campaign';
export type {
  CampaignExclusion,
  ContestBoard,
  ContestPlace,
  ContestScore,
  ContestTrade,
} from '../../domain/campaigns/contest';
export type { Blocker, BlockerReason } from '../../domain/dashboard/blocker';
export type { FirstStep } from '../../domain/dashboard/first-steps';
export type {
  FieldLock,
  Profile,
  ProfileChange,
  ProfileField,
  ProfileReview,
} from '../../domain/profile/profile';
export type { ReAssessment, UserSetting } from '../../domain/client/user-setting';
export type {
  Block,
  ClientDocument,
  DocumentFile,
  DocumentKind,
  DocumentStatus,
  RefusedFile,
} from '../../domain/documents/document';
export type { UnfinishedUpload } from '../../domain/documents/upload';
export { CULTURES, type Culture, type Direction } from '../../domain/culture/cultures.table';
export type { NewsItem } from '../../domain/news/news-item';
export type {
  NewsArticle,
  NewsBlock,
  NewsPosition,
  NewsRevision,
  PriceMove,
} from '../../domain/news/news-article';
export type { NewsFilter } from '../../domain/news/news-filter';
export type {
  Message,
  MessageFilter,
  MessagePage,
  NotificationPreference,
} from '../../domain/notifications/message';
export type {
  Application,
  ApplicationEvent,
  ApplicationForm,
  ApplicationOutcome,
  ApplicationReason,
  ApplicationState,
} from '../../domain/onboarding/application';
export type {
  Answer,
  Answers,
  FieldAnswers,
  ChoiceSchema,
  Condition,
  FieldSchema,
  FieldsSchema,
  FormSchema,
  ItemAnswers,
  FormPart,
  DependentPattern,
  SectionSchema,
} from '../../domain/onboarding/form-schema';
export type * from '../../domain/partnership/introducer';
export type * from '../../domain/partnership/partner-agreement';
export type * from '../../domain/partnership/partnership';
export type * from '../../domain/partnership/payout';
export type { PartnerFilter } from '../../domain/partnership/partner-filter';
export type * from '../../domain/partnership/cpa';
export type * from '../../domain/partnership/referred-client';
export type * from '../../domain/partnership/reward';
export type * from '../../domain/partnership/line-client';
export type * from '../../domain/partnership/partner-material';
export type * from '../../domain/partnership/sub-partner';
export type * from '../../domain/social/copy';
export type { MoneyMove } from '../../domain/accounts/money-move';
export type { MoneyEffect, MoneyQuote, QuoteRequest } from '../../domain/money/money-quote';
export type {
  MoneyRequest,
  MoneyRequestKind,
  MoneyRequestState,
  MoneyStep,
} from '../../domain/money/money-request';
export type {
  PaymentKind,
  PaymentMethod,
  PaymentMethods,
  PaymentNetwork,
} from '../../domain/money/payment-method';
export type { PlatformSystem } from '../../domain/platform/platform-links.table';
export type { VisitorSystem } from '../../domain/platform/visitor-system';
export type { RegionPopup } from '../../domain/campaigns/region-popup';
export type { EmailProofState } from '../../domain/session/email-proof';
export type { PasswordNeed, PasswordRules } from '../../domain/session/password-rules';
export type { AcceptedDocument } from '../../domain/registration/registration-draft';
export type { RegistrationKind } from '../../domain/registration/registration-kind';
export type {
  AccountOffer,
  CodeAndName,
  RegistrationPlatform,
  RegistrationOptions,
} from '../../domain/registration/registration-options';
export type {
  FactorProof,
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
  PasskeyProof,
  PasskeyState,
  Proof,
} from '../../domain/session/passkey';
export type {
  SecondFactorMethod,
  SecondFactorSecret,
  SecondFactorState,
  SignInChallenge,
} from '../../domain/session/second-factor';
export type { SecurityEvent, SecurityEventKind } from '../../domain/session/security-event';
export type {
  OpenSession,
  SignInDevice,
  SignInMethod,
  SignInPlace,
  SignInTry,
} from '../../domain/session/open-session';
export type { SiteDomain } from '../../domain/site/site-domain';
export type {
  ConsentId,
  CopyConsent,
  CopyOverlap,
  CopyTerms,
  OverlapHolding,
} from '../../domain/social/copy-terms';
export type { Rehearsal, RehearsalOrder } from '../../domain/social/rehearsal';
export type {
  CopierResults,
  EndReason,
  FeeChange,
  Strategy,
  StrategyMoney,
  StrategyState,
} from '../../domain/social/strategy';
export type {
  RetiredStrategies,
  RetiredStrategy,
  StrategyDeal,
  StrategyDeals,
  StrategyDetails,
  StrategyDisclosure,
  StrategyUnit,
  StrategyYear,
} from '../../domain/social/strategy-details';
export type { RankGroup, RankReason } from '../../domain/social/strategy-rank';
export type { StorageKey } from '../../domain/kernel/storage-keys.table';
export type {
  ErrorEvent,
  Measure,
  RouteLabel,
  TelemetryEvent,
  VitalEvent,
} from '../../domain/telemetry/telemetry-event';
export type { DigitalAsset, PendingAsset } from '../../domain/wallet/digital-asset';
export type {
  AddressBook,
  AddressCheck,
  AddressFault,
  DepositAddress,
  SavedAddress,
  Wallet,
  WalletAsset,
  WalletDirection,
  WalletFilter,
  WalletNetwork,
  WalletQuote,
  WalletQuoteRequest,
  WalletRequest,
  WalletSum,
  WalletTotals,
  WithdrawalAllowance,
} from '../../domain/wallet/wallet';
export type { NoticeTone } from '../../application/kernel/notice-store';
export type { SessionEnd } from '../../domain/session/session';
