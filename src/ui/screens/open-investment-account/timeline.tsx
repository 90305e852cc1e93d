import { wayOf, type Application } from '../../../domain/onboarding/application';
import { instantOf } from '../../../domain/instant';
import { Time } from '../../components/time';
import { useTranslation } from '../../i18n/texts';
import styles from './application.module.css';

/** Where the application stands: what was reached and when, and what comes. */
export function Timeline({ application }: { application: Application }) {
  const { t } = useTranslation();
  const way = wayOf(application);
  if (application.timeline.length === 0) return null;
  const last = application.timeline.length - 1;
  return (
    <aside>
      <h2 className={styles['timelineTitle']}>{t('openAccount.timeline')}</h2>
      <ol className={styles['timeline']} data-testid="application-timeline">
        {way.map(({ at, state }, place) => {
          const instant = instantOf(at);
          return (
            <li
              key={place}
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
