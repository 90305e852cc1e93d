import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { ClientProgressStore } from '../../application/dashboard/client-progress-store';
import { fixAddress, type Blocker } from '../../domain/dashboard/blocker';
import { BLOCKERS } from '../../domain/dashboard/blockers.table';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { instantOf } from '../../domain/kernel/instant';
import { SkeletonBlock, range } from '../components/panels/skeleton-block';
import { FreshPanel } from '../components/panels/fresh-panel';
import { Sentence } from '../components/text/sentence';
import { Time } from '../components/figures/time';
import { VisuallyHidden } from '../components/visually-hidden';
import { useCulture } from '../i18n/culture-context';
import { formatMinutes } from '../i18n/ages';
import { useNumbers } from '../i18n/numbers';
import { useTranslation } from '../i18n/texts';
import { useStore } from '../hooks/use-store';
import { accountName } from '../components/figures/account-name';
import { useMoneyText } from '../money/parts/amount-texts';
import { FoldedWidget, Widget } from './widget';
import { Verbatim } from '../components/text/verbatim';
import styles from './dashboard.module.css';

const ICONS = {
  error: <ExclamationCircleOutlined />,
  warning: <WarningOutlined />,
  info: <InfoCircleOutlined />,
} as const;

/** "What is blocking me?": blocked actions with reason, fix and duration. */
export const Blockers = observer(function Blockers({ isFolded }: { isFolded: boolean }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(ClientProgressStore);
  const title = t('dashboard.blocking');
  const panel = (
    <FreshPanel
      remote={store.blockers}
      onRetry={() => store.retryBlockers()}
      failedTitle={t('dashboard.blockingFailed')}
      skeleton={<BlockersSkeleton rows={isFolded ? 1 : 3} />}
    >
      {(blockers) => (
        <ul className={styles['list']}>
          {blockers.map((blocker, index) => (
            <Row key={index} blocker={blocker} />
          ))}
        </ul>
      )}
    </FreshPanel>
  );
  if (!isFolded)
    return (
      <Widget title={title} testId="dashboard-blockers">
        {panel}
      </Widget>
    );
  const { blockers } = store;
  if (blockers.status !== 'ready') return panel;
  const [first] = blockers.data;
  return (
    <FoldedWidget
      title={`${title} ${numbers.integer(blockers.data.length)}`}
      testId="dashboard-blockers"
      icon={first && ICONS[BLOCKERS[first.reason].tone]}
      summary={first && <BlockedAction blocker={first} />}
    >
      {panel}
    </FoldedWidget>
  );
});

function BlockersSkeleton({ rows }: { rows: number }) {
  return (
    <ul className={styles['list']}>
      {range(rows).map((row) => (
        <li key={row} className={styles['blocker']}>
          <div>
            <SkeletonBlock />
            <div>
              <SkeletonBlock shape="medium" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Row({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const { fix, tone } = BLOCKERS[blocker.reason];
  const to = fixAddress(blocker);
  return (
    <li className={styles['blocker']}>
      <span className={styles[tone]} aria-hidden="true">
        {ICONS[tone]}
      </span>
      <div>
        <b>
          <BlockedAction blocker={blocker} />
        </b>
        <p className={styles['quiet']}>
          <BlockingReason blocker={blocker} /> <BlockingTime blocker={blocker} />
        </p>
      </div>
      {to !== null && (
        <Link to={to} className={styles['fix']}>
          {t(`dashboard.fix.${fix}`)}
          <VisuallyHidden>
            {' '}
            <BlockedAction blocker={blocker} />
          </VisuallyHidden>
        </Link>
      )}
    </li>
  );
}

function BlockedAction({ blocker: { threshold, action } }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const blockedAction = t(action === 'open' ? 'dashboard.open' : `documents.blocks.${action}`);
  return threshold
    ? t('documents.blocks.above', {
        what: blockedAction,
        amount: formatMoney(threshold.amount, threshold.currency),
      })
    : blockedAction;
}

/** Text keys for limited rights, shared with the account's row. */
const RIGHTS: Readonly<Partial<Record<Blocker['reason'], string>>> = {
  'close-only': 'closeOnly',
  'no-trading': 'noTrading',
  'no-login': 'noLogin',
};
/** Text keys for a required document, shared with the documents page. */
const STATUSES: Readonly<Partial<Record<Blocker['reason'], string>>> = {
  'document-missing': 'none',
  'document-rejected': 'rejected',
  'document-expired': 'expired',
  'document-pending': 'pending',
};

const BlockingReason = observer(function BlockingReason({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const accounts = useStore(AccountsStore);
  const formatMoney = useMoneyText();
  const { amount, document, login, reason, until } = blocker;
  const endInstant = instantOf(until);
  if (reason === 'second-factor-off')
    return (
      endInstant !== null && <Sentence textKey="money.held" parts={{ time: <Time instant={endInstant} /> }} />
    );
  if (reason === 'email-unproved') return t(`errors.error${ERROR_CODE.emailUnproved}`);
  if (reason === 'application') return t('dashboard.application');
  if (reason === 'assessment') return t('reminder.alert.undated');
  if (reason === 'unpaid')
    return amount && t('dashboard.unpaid', { amount: formatMoney(amount.amount, amount.currency) });
  const status = STATUSES[reason];
  if (status !== undefined)
    return (
      document &&
      t('dashboard.because', { what: t(`documents.kind.${document}`), why: t(`documents.status.${status}`) })
    );
  const account = login === null ? undefined : accounts.account(login);
  return (
    <Sentence
      textKey="dashboard.because"
      parts={{ what: <Verbatim dir="auto">{account ? accountName(account) : login}</Verbatim> }}
      values={{ why: t(`accounts.rights.${RIGHTS[reason]}`) }}
    />
  );
});

/** The time until which the action still works, and the duration of the fix. */
function BlockingTime({ blocker: { from, minutes, reason } }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const startInstant = instantOf(from);
  return (
    <>
      {startInstant !== null && (
        <>
          <Sentence textKey="dashboard.worksUntil" parts={{ time: <Time instant={startInstant} /> }} />{' '}
        </>
      )}
      {minutes !== null &&
        t(`dashboard.takes.${BLOCKERS[reason].takes}`, { time: formatMinutes(minutes, culture) })}
      {Object.hasOwn(RIGHTS, reason) && t('dashboard.support')}
    </>
  );
}
