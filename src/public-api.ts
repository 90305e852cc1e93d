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
export * from './composition/extensions/port-types';

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
