import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RehearsalStore } from '../../../application/social/rehearsal-store';
import { firstDayOf } from '../../../domain/social/rehearsal-figures';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { DateInput } from '../../forms/antd/date-input';
import { Field } from '../../forms/field';
import { DayText } from '../../forms/books/cells';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { RehearsalCurve } from './rehearsal-curve';
import { RehearsalFigures } from './rehearsal-figures';
import { RehearsalIntro } from './rehearsal-intro';
import { RehearsalSkeleton } from './rehearsal-skeleton';
import { RehearsalSums } from './rehearsal-sums';
import styles from './rehearsal.module.css';

/** The rehearsal of the copy in the form, with its first day: simulated past performance. */
export const CopyRehearsal = observer(function CopyRehearsal() {
  const { t } = useTranslation();
  const store = useStore(RehearsalStore);
  useEffect(() => store.follow(), [store]);
  const firstDay = firstDayOf(store.startedAt);
  return (
    <section className={styles['rehearsal']} data-testid="rehearsal">
      <h2>{t('social.rehearsal.title')}</h2>
      <div className={styles['day']}>
        <Field
          id="rehearsal-from"
          label={t('social.rehearsal.from')}
          hint={
            firstDay === null ? undefined : <DayText day={firstDay} textKey="social.rehearsal.earliest" />
          }
          error={store.isDayWrong ? t('social.rehearsal.wrongDay') : undefined}
        >
          <DateInput name="from" value={store.firstDay} onChange={(day) => store.setDay(day)} />
        </Field>
      </div>
      {store.order === null && store.latest === null ? (
        <p className={styles['quiet']}>{t('social.rehearsal.needs')}</p>
      ) : (
        <Answer />
      )}
    </section>
  );
});

const Answer = observer(function Answer() {
  const { t } = useTranslation();
  const store = useStore(RehearsalStore);
  return (
    <FreshPanel
      remote={store.remote}
      onRetry={() => store.retry()}
      failedTitle={t('social.rehearsal.failed')}
      skeleton={<RehearsalSkeleton />}
    >
      {(rehearsal) => (
        <div aria-busy={store.isStale}>
          <RehearsalIntro rehearsal={rehearsal} />
          <p className={styles['settings']} role="status">
            {store.isStale && t('social.rehearsal.before')}
          </p>
          <RehearsalFigures rehearsal={rehearsal} />
          <RehearsalCurve rehearsal={rehearsal} />
          <RehearsalSums rehearsal={rehearsal} />
        </div>
      )}
    </FreshPanel>
  );
});
