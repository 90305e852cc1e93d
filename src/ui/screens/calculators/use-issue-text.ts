import { CalculatorsStore } from '../../../application/stores/calculators-store';
import type { NumberField } from '../../../domain/calculators/calculators.table';
import { FIELD_RULES } from '../../../domain/kernel/numbers/field-rules.table';
import type { NumberIssue } from '../../../domain/kernel/numbers/read-number';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';

/** Why a number can't be used, and how to write it (A10: what is wrong, what to do). */
export function useIssueText(): (issue: NumberIssue, field: NumberField | 'rate', typed: string) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(CalculatorsStore);
  return (issue, field, typed) => {
    const { sign, atMost } = FIELD_RULES[field];
    const text = typed.trim();
    const values = {
      typed: text,
      example: store.written(field === 'lots' ? '0.5' : '1234.5'),
      limit: numbers.integer(Number(atMost)),
      whole: text.replace('.', ''),
      decimal: store.written(text),
    };
    return t(`calculators.issue.${issue === 'too-big' && sign === 'any' ? 'too-far' : issue}`, values);
  };
}
