/**
 * `@portico/portal`: the public API for programs outside the portal. Everything else may change without notice.
 * `docs/public-api.md` lists the API with its signatures; `npm test` fails if it is out of date.
 */

// The portal and its extensions.
export { createPortal, type Portal, type PortalOptions } from './composition/start/portal';
export { defineExtension } from './composition/extensions/define-extension';
export { ExtensionError } from './composition/extensions/registry';
export type {
  Extension,
  ExtensionParts,
  ExtensionScreen,
  ExtensionTexts,
  ExtensionTheme,
} from './composition/extensions/extension';
export type { ContributedEntry } from './domain/access/contributed-pages';
export type { ContributedScreen } from './domain/site/contributed-screens';
export type { MenuName } from './domain/access/menu.table';
export type { Provider } from './composition/extensions/providers';
export { bind, type Binding } from './infrastructure/di/binding';
export type { Token } from './infrastructure/di/token';
export type { ProviderKind } from './domain/site/providers';
export type { ProviderSources } from './domain/site/provider-sources.table';

// Companies and their policies.
export {
  BUILT_IN_VARIANTS,
  type CompanyEntry,
  type BuiltInVariant,
  type Variant,
} from './domain/site/company';
export { CompanyError } from './domain/site/companies';
export type {
  BrandConfig,
  ChatConfig,
  CompanyChat,
  CompanySettings,
  SupportConfig,
  TagManagerIds,
} from './domain/site/config/company-settings';
export { POLICY_CELLS } from './domain/variants/policy-cells';

// Errors, and remote data.
export { ERROR_CODE } from './domain/kernel/error-codes.table';
export {
  isPortalError,
  PortalError,
  type PortalErrorDetails,
  type PortalErrorKind,
} from './domain/kernel/errors';
export type { CursorPage } from './application/remote/pages';
export { dataOf, type Remote } from './application/remote/remote';
export { mapRemote } from './application/remote/map-remote';

// Ports: interface and token have the same name.
export { port, type PortToken } from './application/kernel/port';
export * from './composition/extensions/ports.generated';

// Parameters and results of ports.
export type { Account, AccountKind, AccountStatus, Money, Platform } from './domain/accounts/account';
export type { AccountFigures } from './domain/accounts/account-figures';
export type { OrderFigures, PositionFigures } from './domain/accounts/moving-positions';
export type {
  AccountPassword,
  AccountPasswordChange,
  AccountPasswordKind,
  AccountSettings as SettingsOfAccount,
  ArchiveBlocker,
  LeverageOffer,
} from './domain/accounts/account-settings';
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
} from './domain/accounts/books';
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
} from './domain/opening/opening';
export type { CurrencyTotal } from './domain/accounts/totals';
export type { Rate } from './domain/market/conversion';
export type { Instrument, QuoteSource, Side, SwapMode, Weekday } from './domain/market/instrument';
export type { CampaignSlide } from './domain/campaigns/campaign-slide';
export type { Campaign } from './domain/campaigns/campaign';
export type { Blocker, BlockerReason } from './domain/dashboard/blocker';
export type { FirstStep } from './domain/dashboard/first-steps';
export type {
  FieldLock,
  Profile,
  ProfileChange,
  ProfileField,
  ProfileReview,
} from './domain/profile/profile';
export type { ReAssessment, UserSetting } from './domain/client/user-setting';
export type {
  Block,
  ClientDocument,
  DocumentFile,
  DocumentKind,
  DocumentStatus,
  RefusedFile,
} from './domain/documents/document';
export type { UnfinishedUpload } from './domain/documents/upload';
export { CULTURES, type Culture, type Direction } from './domain/culture/cultures.table';
export type { NewsItem } from './domain/news/news-item';
export type {
  Message,
  MessageFilter,
  MessagePage,
  NotificationPreference,
} from './domain/notifications/message';
export type {
  Application,
  ApplicationEvent,
  ApplicationForm,
  ApplicationOutcome,
  ApplicationReason,
  ApplicationState,
} from './domain/onboarding/application';
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
} from './domain/onboarding/form-schema';
export type { Commission, NewLink, Partnership, ReferralLink } from './domain/partnership/partnership';
export type { MoneyMove } from './domain/accounts/money-move';
export type { MoneyEffect, MoneyQuote, QuoteRequest } from './domain/money/money-quote';
export type {
  MoneyRequest,
  MoneyRequestKind,
  MoneyRequestState,
  MoneyStep,
} from './domain/money/money-request';
export type {
  PaymentKind,
  PaymentMethod,
  PaymentMethods,
  PaymentNetwork,
} from './domain/money/payment-method';
export type { PlatformSystem } from './domain/platform/platform-links.table';
export type { VisitorSystem } from './domain/platform/visitor-system';
export type { RegionPopup } from './domain/campaigns/region-popup';
export type { EmailProofState } from './domain/session/email-proof';
export type { PasswordNeed, PasswordRules } from './domain/session/password-rules';
export type { AcceptedDocument } from './domain/registration/registration-draft';
export type { RegistrationKind } from './domain/registration/registration-kind';
export type {
  AccountOffer,
  CodeAndName,
  RegistrationPlatform,
  RegistrationOptions,
} from './domain/registration/registration-options';
export type {
  FactorProof,
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
  PasskeyProof,
  PasskeyState,
  Proof,
} from './domain/session/passkey';
export type {
  SecondFactorMethod,
  SecondFactorSecret,
  SecondFactorState,
  SignInChallenge,
} from './domain/session/second-factor';
export type { SecurityEvent, SecurityEventKind } from './domain/session/security-event';
export type {
  OpenSession,
  SignInDevice,
  SignInMethod,
  SignInPlace,
  SignInTry,
} from './domain/session/signed-in';
export type { SiteDomain } from './domain/site/site-domain';
export type { Strategy } from './domain/social/strategy';
export type { StorageKey } from './domain/kernel/storage-keys.table';
export type {
  ErrorEvent,
  Measure,
  RouteLabel,
  TelemetryEvent,
  VitalEvent,
} from './domain/telemetry/telemetry-event';
export type { DigitalAsset, PendingAsset } from './domain/wallet/digital-asset';
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
} from './domain/wallet/wallet';
export type { NoticeTone } from './application/kernel/notice-store';
export type { SessionEnd } from './domain/session/session';

// States of stores.
export {
  AccountsState,
  ClientState,
  CompanyState,
  ConnectionState,
  LanguageState,
  NoticeState,
  SessionState,
  ThemeState,
} from './application/startup/states';
export { useStore } from './ui/kit/use-store';
export { useRemote, type RemoteData } from './ui/kit/use-remote';
export { useTexts, type CurrentTexts } from './ui/kit/use-texts';
export { observer } from 'mobx-react-lite';

// Parts of a page.
export { Link } from 'react-router-dom';
export { Amount } from './ui/components/figures/amount';
export { Chip, type ChipTone } from './ui/components/chip';
export { CopyButton } from './ui/components/copy-button';
export { Dialog } from './ui/components/floating/dialog';
export { EmptyNote } from './ui/components/panels/empty-note';
export { ErrorLabels } from './ui/components/panels/error-labels';
export { ExternalLink } from './ui/components/text/external-link';
export { Facts, type Fact } from './ui/components/figures/facts';
export { FreshPanel } from './ui/components/panels/fresh-panel';
export { KeyFigures, type KeyFigure } from './ui/components/figures/key-figures';
export { PageHead } from './ui/components/page/page-head';
export { Profit } from './ui/components/figures/profit';
export { RemotePanel, type ReadyRemote } from './ui/components/panels/remote-panel';
export { RetryButton } from './ui/components/panels/retry-button';
export { SectionNav, type Section } from './ui/components/page/section-nav';
export { Sentence } from './ui/components/text/sentence';
export { Time } from './ui/components/figures/time';
export { VisuallyHidden } from './ui/components/visually-hidden';
export { useCulture } from './ui/i18n/culture-context';
export type { Change, NumberFormatter, RoundedFigure as Rounded } from './ui/i18n/number-formatter';
export { useNumbers } from './ui/i18n/numbers';
export type { TimeStyle } from './ui/i18n/dates';

// The form kit: fields and controls.
export { Field, FieldGroup, type FieldProps } from './ui/forms/field';
export type { Choice, ChoiceGroup } from './ui/forms/choice';
export { FormNotice } from './ui/forms/form-notice';
export { SubmitForm, type SubmitFormProps } from './ui/forms/submit-form';
export { TextButton } from './ui/forms/text-button';
export { ChoiceInput } from './ui/forms/antd/choice-input';
export { DateInput } from './ui/forms/antd/date-input';
export { FileInput, FileZone } from './ui/forms/antd/file-input';
export { FilterButtons } from './ui/forms/antd/filter-buttons';
export { NumberInput } from './ui/forms/antd/number-input';
export { PasswordInput } from './ui/forms/antd/password-input';
export { SelectInput } from './ui/forms/antd/select-input';
export { SubmitButton } from './ui/forms/antd/submit-button';
export { TextInput } from './ui/forms/antd/text-input';
