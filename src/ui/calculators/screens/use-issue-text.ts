import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { NumberField } from '../../../domain/calculators/calculators.table';
import { FIELD_RULES } from '../../../domain/kernel/numbers/field-rules.table';
import type { UnreadNumber } from '../../../domain/kernel/numbers/read-number';
import { useNumbers } from '../../i18n/numbers';
import { useReadings } from '../../i18n/readings';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Why a number can't be used, and how to write it (A10: what is wrong, what to do). */
export function useIssueText(): (unread: UnreadNumber, field: NumberField | 'rate', typed: string) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(CalculatorsStore);
  const listed = useReadings();
  return (unread, field, typed) => {
    const { issue } = unread;
    const { sign, atMost } = FIELD_RULES[field];
    const values = {
      typed: typed.trim(),
      example: store.written(field === 'lots' ? '0.5' : '1234.5'),
      limit: numbers.integer(Number(atMost)),
      readings: 'readings' in unread ? listed(unread.readings.map((value) => store.written(value))) : '',
    };
    return t(`calculators.issue.${issue === 'too-big' && sign === 'any' ? 'too-far' : issue}`, values);
  };
}
