import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts';
import { Link } from 'react-router-dom';
import { AttentionStore } from '../../../application/dashboard/attention-store';
import { ReminderStore } from '../../../application/reminder/reminder-store';
import { displayName } from '../../../domain/accounts/account';
import type { ReAssessment } from '../../../domain/client/user-setting';
import { reassessmentPath } from '../../../domain/reminder/resolve-reminders';
import { Login } from '../../components/figures/login';
import { RemotePanel } from '../../components/panels/remote-panel';
import { useStore } from '../../hooks/use-store';
import styles from './rail.module.css';
import { reassessmentTexts } from '../banners/reassessment-texts';
import { useDueDate } from '../banners/use-due-date';
import { Verbatim } from '../../components/text/verbatim';

/** The client's tasks, and the accounts that wait for the broker. */
export const RailAttention = observer(function RailAttention() {
  const { t } = useTranslation();
  const store = useStore(AttentionStore);
  const { expectedLines } = useStore(ReminderStore);
  const { requiredDocuments, pending, documents, accounts } = store;
  const id = useId();
  const isLoaded = documents.status === 'ready' && accounts.status === 'ready';
  const isClear =
    isLoaded &&
    expectedLines.alerts.length +
      Number(expectedLines.verifyBanner) +
      requiredDocuments.length +
      pending.length ===
      0;
  return (
    <section aria-labelledby={id} className={styles['section']} data-testid="rail-attention">
      <h2 id={id}>{t('rail.attention')}</h2>
      <ul>
        {expectedLines.alerts.map((item) => (
          <DueAssessment key={item.typeId} item={item} />
        ))}
        {expectedLines.verifyBanner && (
          <Item to="/open-investment-account" name={t('reminder.verify.title')}>
            {t('reminder.verify.help')}
          </Item>
        )}
      </ul>
      <RemotePanel
        remote={documents}
        onRetry={() => store.retryDocuments()}
        failedTitle={t('documents.failed')}
        skeleton={<span className={styles['line']} />}
      >
        {() => (
          <ul>
            {requiredDocuments.map(({ kind, status }) => (
              <Item key={kind} to="/upload-documents" name={t(`documents.kind.${kind}`)}>
                {t(status === 'verified' ? 'rail.runsOut' : `documents.status.${status}`)}
              </Item>
            ))}
          </ul>
        )}
      </RemotePanel>
      <RemotePanel
        remote={accounts}
        onRetry={() => store.retryAccounts()}
        failedTitle={t('accounts.failed')}
        skeleton={<span className={styles['line']} />}
      >
        {() => (
          <ul>
            {pending.map((account) => (
              <Item
                key={account.login}
                to="/accounts"
                name={
                  <>
                    <Verbatim dir="auto">{displayName(account) || account.platform}</Verbatim>{' '}
                    <Login login={account.login} />
                  </>
                }
              >
                {t('accounts.pending')}
              </Item>
            ))}
          </ul>
        )}
      </RemotePanel>
      {isClear && <p className={styles['help']}>{t('rail.clear')}</p>}
    </section>
  );
});

function DueAssessment({ item }: { item: ReAssessment }) {
  const { t } = useTranslation();
  const date = useDueDate(item.finishDate);
  const { title, help } = reassessmentTexts(date !== undefined, false);
  return (
    <Item to={reassessmentPath(item.typeId)} name={t(title, { date })}>
      {t(help)}
    </Item>
  );
}

function Item({ to, name, children }: { to: string; name: ReactNode; children: ReactNode }) {
  return (
    <li className={styles['item']}>
      <Link to={to}>{name}</Link>
      <p className={styles['help']}>{children}</p>
    </li>
  );
}
