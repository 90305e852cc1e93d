import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { ClientProgressStore } from '../../application/dashboard/client-progress-store';
import { fixAddress, type Blocker } from '../../domain/dashboard/blocker';
import { BLOCKERS } from '../../domain/dashboard/blockers.table';
import { instantOf } from '../../domain/kernel/instant';
import { Bone, several } from '../components/panels/bone';
import { FreshPanel } from '../components/panels/fresh-panel';
import { Sentence } from '../components/text/sentence';
import { Time } from '../components/figures/time';
import { VisuallyHidden } from '../components/visually-hidden';
import { useCulture } from '../i18n/culture-context';
import { writeSpan } from '../i18n/ages';
import { useNumbers } from '../i18n/numbers';
import { useTranslation } from '../i18n/texts';
import { useStore } from '../hooks/use-store';
import { nameOf } from '../components/figures/account-name';
import { useMoneyText } from '../money/parts/amount-texts';
import { Folded, Widget } from './widget';
import styles from './dashboard.module.css';

const ICONS = {
  error: <ExclamationCircleOutlined />,
  warning: <WarningOutlined />,
  info: <InfoCircleOutlined />,
} as const;

/** "What is blocking me?": what, why, the way out and how long it takes; nothing where nothing is blocked. */
export const Blockers = observer(function Blockers({ folded }: { folded: boolean }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(ClientProgressStore);
  const title = t('dashboard.blocking');
  const panel = (
    <FreshPanel
      remote={store.blockers}
      onRetry={() => store.retryBlockers()}
      failedTitle={t('dashboard.blockingFailed')}
      skeleton={<BlockersSkeleton rows={folded ? 1 : 3} />}
    >
      {(blockers) => (
        <ul className={styles['list']}>
          {blockers.map((blocker, at) => (
            <Row key={at} blocker={blocker} />
          ))}
        </ul>
      )}
    </FreshPanel>
  );
  if (!folded)
    return (
      <Widget title={title} testId="dashboard-blockers">
        {panel}
      </Widget>
    );
  const { blockers } = store;
  if (blockers.status !== 'ready') return panel;
  const [first] = blockers.data;
  return (
    <Folded
      title={`${title} ${numbers.integer(blockers.data.length)}`}
      testId="dashboard-blockers"
      icon={first && ICONS[BLOCKERS[first.reason].tone]}
      summary={first && <What blocker={first} />}
    >
      {panel}
    </Folded>
  );
});

function BlockersSkeleton({ rows }: { rows: number }) {
  return (
    <ul className={styles['list']}>
      {several(rows).map((row) => (
        <li key={row} className={styles['blocker']}>
          <div>
            <Bone />
            <div>
              <Bone as="medium" />
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
          <What blocker={blocker} />
        </b>
        <p className={styles['quiet']}>
          <Why blocker={blocker} /> <When blocker={blocker} />
        </p>
      </div>
      {to !== null && (
        <Link to={to} className={styles['fix']}>
          {t(`dashboard.fix.${fix}`)}
          <VisuallyHidden>
            {' '}
            <What blocker={blocker} />
          </VisuallyHidden>
        </Link>
      )}
    </li>
  );
}

function What({ blocker: { above, action } }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const what = t(action === 'open' ? 'dashboard.open' : `documents.blocks.${action}`);
  return above ? t('documents.blocks.above', { what, amount: money(above.amount, above.currency) }) : what;
}

/** The words for an account with less than full rights, which its row in the list has too. */
const RIGHTS: Readonly<Partial<Record<Blocker['reason'], string>>> = {
  'close-only': 'closeOnly',
  'no-trading': 'noTrading',
  'no-login': 'noLogin',
};
/** The words for a document that is wanted, which its page has too. */
const STATUSES: Readonly<Partial<Record<Blocker['reason'], string>>> = {
  'document-missing': 'none',
  'document-rejected': 'rejected',
  'document-expired': 'expired',
};

const Why = observer(function Why({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const accounts = useStore(AccountsStore);
  const money = useMoneyText();
  const { amount, document, login, reason, until } = blocker;
  const ends = instantOf(until);
  if (reason === 'second-factor-off')
    return ends !== null && <Sentence textKey="money.held" parts={{ time: <Time instant={ends} /> }} />;
  if (reason === 'application') return t('dashboard.application');
  if (reason === 'assessment') return t('reminder.alert.undated');
  if (reason === 'unpaid')
    return amount && t('dashboard.unpaid', { amount: money(amount.amount, amount.currency) });
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
      parts={{ what: <bdi>{account ? nameOf(account) : login}</bdi> }}
      values={{ why: t(`accounts.rights.${RIGHTS[reason]}`) }}
    />
  );
});

/** Until when it still works, and how long the way out takes. */
function When({ blocker: { from, minutes, reason } }: { blocker: Blocker }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const begins = instantOf(from);
  return (
    <>
      {begins !== null && (
        <>
          <Sentence
            textKey="dashboard.worksUntil"
            parts={{ time: <Time instant={begins} style="date" /> }}
          />{' '}
        </>
      )}
      {minutes !== null &&
        t(`dashboard.takes.${BLOCKERS[reason].takes}`, { time: writeSpan(minutes, culture) })}
      {reason in RIGHTS && t('dashboard.support')}
    </>
  );
}
