import type { Account } from '../../../domain/accounts/account';
import { instantOf } from '../../../domain/kernel/instant';
import { Amount, MissingValue } from '../../components/figures/amount';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import { Verbatim } from '../../components/text/verbatim';
import styles from './account-about.module.css';

/** Values that have a translation; any other value is shown as sent. */
const MARGIN_MODES: ReadonlySet<string> = new Set(['hedging', 'netting']);
const RIGHTS: ReadonlySet<string> = new Set(['closeOnly', 'noTrading', 'noLogin']);

/** Facts of an account that are not figures: type, platform, leverage, rights. */
export function AccountAbout({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { currency, credit, marginMode, rights, status, openedAt, leverage, swapFree } = account;
  const openingTime = instantOf(openedAt);
  const facts = {
    type: account.accountType,
    platform: account.platform,
    mode: marginMode !== null && MARGIN_MODES.has(marginMode) ? t(`account.mode.${marginMode}`) : marginMode,
    leverage: leverage === null ? null : <Verbatim>1:{leverage}</Verbatim>,
    currency,
    credit: <Amount withoutCode value={credit} currency={currency} />,
    swapFree: t(swapFree ? 'account.yes' : 'account.no'),
    rights:
      rights === 'full'
        ? t('account.fullRights')
        : rights !== null && RIGHTS.has(rights)
          ? t(`accounts.rights.${rights}`)
          : rights,
    opened: openingTime === null ? null : <Time instant={openingTime} />,
    status: t(`account.status.${status ?? 'active'}`),
  };
  return (
    <section className={styles['about']} aria-labelledby="account-about">
      <h2 id="account-about">{t('account.about')}</h2>
      <dl className={styles['facts']}>
        {Object.entries(facts).map(([key, value]) => (
          <div key={key}>
            <dt>{t(`account.fact.${key}`)}</dt>
            <dd>{value ?? <MissingValue />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
