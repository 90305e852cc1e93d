import { observer } from 'mobx-react-lite';
import { RehearsalStore } from '../../../application/social/rehearsal-store';
import { firstDayOf } from '../../../domain/social/rehearsal-figures';
import { DateInput } from '../../forms/antd/date-input';
import { DayText } from '../../forms/books/cells';
import { Field } from '../../forms/field';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import styles from './rehearsal.module.css';

/** The first day of the rehearsal, not before the strategy's first day. */
export const RehearsalDay = observer(function RehearsalDay() {
  const { t } = useTranslation();
  const store = useStore(RehearsalStore);
  const firstDay = firstDayOf(store.startedAt);
  return (
    <div className={styles['day']}>
      <Field
        id="rehearsal-from"
        label={t('social.rehearsal.from')}
        hint={firstDay === null ? undefined : <DayText day={firstDay} textKey="social.rehearsal.earliest" />}
        error={store.isDayWrong ? t('social.rehearsal.wrongDay') : undefined}
      >
        <DateInput name="from" value={store.firstDay} onChange={(day) => store.setDay(day)} />
      </Field>
    </div>
  );
});
