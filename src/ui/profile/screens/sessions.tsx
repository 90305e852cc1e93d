import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { OpenSessionsStore } from '../../../application/session/open-sessions-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { OpenSession } from '../../../domain/session/open-session';
import { Chip } from '../../components/chip';
import { FreshPanel } from '../../components/panels/fresh-panel';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { SplitSection } from '../../components/page/split-section';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './sessions.module.css';
import { DeviceIcon, Place, useDeviceName } from './sign-in-words';

/** The client's open sessions. */
export const Sessions = observer(function Sessions() {
  const { t } = useTranslation();
  const store = useStore(OpenSessionsStore);
  const { endedSessions: endedSessions, submission } = store;
  return (
    <SplitSection
      title={t('profile.sessions.title')}
      help={t('profile.sessions.help')}
      testId="profile-sessions"
      action={
        store.hasOtherSessions && (
          <Button
            danger
            loading={submission.isSending}
            data-testid="sessions-end-others"
            onClick={() => void store.endOthers()}
          >
            {t('profile.sessions.endOthers')}
          </Button>
        )
      }
    >
      {endedSessions && (
        <FormNotice tone="success">{t(`profile.sessions.ended.${endedSessions}`)}</FormNotice>
      )}
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <FreshPanel
        remote={store.sessions}
        onRetry={() => store.retrySessions()}
        failedTitle={t('profile.sessions.failed')}
      >
        {(open) => (
          <ul className={sections['rows']}>
            {open.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </FreshPanel>
    </SplitSection>
  );
});

const SessionRow = observer(function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation();
  const nameOf = useDeviceName();
  const store = useStore(OpenSessionsStore);
  const { device, isCurrent, method } = session;
  const signedIn = instantOf(session.signedInAt);
  const lastSeen = instantOf(session.lastSeenAt);
  const name = nameOf(device);
  return (
    <li className={styles['row']} data-testid="session">
      <DeviceIcon device={device} />
      <div>
        <bdi className={styles['name']}>{name}</bdi>
        {method && <p className={sections['meta']}>{t(`profile.sessions.method.${method}`)}</p>}
      </div>
      <div className={sections['meta']}>
        <p>
          <Place {...session} />
        </p>
        {signedIn !== null && (
          <p>
            <Sentence textKey="profile.sessions.signedIn" parts={{ time: <Time instant={signedIn} /> }} />
          </p>
        )}
        {lastSeen !== null && !isCurrent && (
          <p>
            <Sentence textKey="profile.sessions.lastSeen" parts={{ time: <Time instant={lastSeen} /> }} />
          </p>
        )}
      </div>
      <div className={styles['action']}>
        {isCurrent ? (
          <Chip tone="outline">{t('profile.sessions.current')}</Chip>
        ) : (
          <Button
            disabled={store.submission.isSending}
            aria-label={t('profile.sessions.endTitle', { device: name })}
            onClick={() => void store.end(session)}
          >
            {t('profile.sessions.end')}
          </Button>
        )}
      </div>
    </li>
  );
});
