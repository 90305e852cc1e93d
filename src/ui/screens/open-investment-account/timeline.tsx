import { wayOf, type Application, type ApplicationState } from '../../../domain/onboarding/application';
import { instantOf } from '../../../domain/instant';
import { Time } from '../../components/time';
import line from '../../components/dot-line.module.css';
import { useTranslation } from '../../i18n/texts';
import styles from './application.module.css';

const TONES: Partial<Record<ApplicationState, 'warning' | 'error'>> = {
  'action-required': 'warning',
  rejected: 'error',
};

/** Where the application stands: what was reached and when, and what comes. */
export function Timeline({ application }: { application: Application }) {
  const { t } = useTranslation();
  const way = wayOf(application);
  if (application.timeline.length === 0) return null;
  const last = application.timeline.length - 1;
  return (
    <aside>
      <h2 className={styles['timelineTitle']}>{t('openAccount.timeline')}</h2>
      <ol className={line['line']} data-testid="application-timeline">
        {way.map(({ at, state }, place) => {
          const instant = instantOf(at);
          return (
            <li
              key={place}
              className={instant === null ? undefined : line[TONES[state] ?? 'success']}
              data-state={state}
              data-reached={instant !== null}
              aria-current={place === last ? 'step' : undefined}
            >
              <strong>{t(`openAccount.state.${state}`)}</strong>
              {instant !== null && (
                <p>
                  <Time instant={instant} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {application.reference !== null && (
        <p className={styles['quietText']}>
          {t('openAccount.reference')} <bdi>{application.reference}</bdi>
        </p>
      )}
    </aside>
  );
}
