import type { FormProblem } from '../../../application/kernel/form-problem';
import { refusalOf } from '../../../domain/social/copy-refusal';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';

/** Why a copy was not started, in words of its own where there are some. */
export function CopyProblem({ problem }: { problem: FormProblem }) {
  const { t } = useTranslation();
  const refusal = problem.kind === 'refused' ? refusalOf(problem.details) : undefined;
  if (!refusal) return <FormProblemNotice problem={problem} />;
  return <FormNotice tone="error">{t(`social.refusal.${refusal}`)}</FormNotice>;
}
