import { useState } from 'react';
import {
  expectedTimeline,
  type Application,
  type ApplicationState,
} from '../../../domain/onboarding/application';
import { instantOf } from '../../../domain/kernel/instant';
import { deferComponent } from '../../components/defer-component';
import { Time } from '../../components/figures/time';
import line from '../../components/dot-line.module.css';
import { TextButton } from '../../forms/antd/text-button';
import { useTranslation } from '../../i18n/texts';
import { Verbatim } from '../../components/text/verbatim';
import styles from './application.module.css';

/** Loaded late: few clients read their answers again. */
const YourAnswers = deferComponent(
  async () => (await import(/* webpackChunkName: "application-answers" */ './your-answers')).YourAnswers,
);

const TONES: Partial<Record<ApplicationState, 'warning' | 'error'>> = {
  'action-required': 'warning',
  rejected: 'error',
};

/** Texts about a state that is not reached yet. */
const EXPECTED_STATE_TEXTS: Readonly<Partial<Record<ApplicationState, string>>> = {
  approved: 'openAccount.after.oneDay',
  active: 'openAccount.after.thenText',
};

/** The states that an application has reached, with their times, and the next ones. */
export function Timeline({ application }: { application: Application }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const stages = expectedTimeline(application);
  if (application.timeline.length === 0) return null;
  const lastIndex = application.timeline.length - 1;
  const submittedIndex = application.timeline.findLastIndex(({ state }) => state === 'submitted');
  return (
    <aside>
      <h2 className={styles['timelineTitle']}>{t('openAccount.timeline')}</h2>
      <ol className={line['line']} data-testid="application-timeline">
        {stages.map(({ at, state }, index) => {
          const instant = instantOf(at);
          return (
            <li
              key={index}
              className={instant === null ? undefined : line[TONES[state] ?? 'success']}
              data-state={state}
              data-reached={instant !== null}
              aria-current={index === lastIndex ? 'step' : undefined}
            >
              <strong>{t(`openAccount.state.${state}`)}</strong>
              {instant === null ? (
                EXPECTED_STATE_TEXTS[state] && <p>{t(EXPECTED_STATE_TEXTS[state])}</p>
              ) : (
                <p className={styles['when']}>
                  <Time instant={instant} />
                  {index === submittedIndex && (
                    <>
                      {' '}
                      <TextButton testId="application-your-answers" onClick={() => setOpen(true)}>
                        {t('openAccount.answers')}
                      </TextButton>
                    </>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {isOpen && <YourAnswers onClose={() => setOpen(false)} />}
      {application.reference !== null && (
        <p className={styles['quietText']}>
          {t('openAccount.reference')} <Verbatim dir="auto">{application.reference}</Verbatim>
        </p>
      )}
    </aside>
  );
}
