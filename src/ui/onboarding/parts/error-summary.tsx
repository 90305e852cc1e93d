import type { AnswerIssue } from '../../../domain/onboarding/check-answers';
import { isGroup, type FieldSchema, type FieldsSchema } from '../../../domain/onboarding/form-schema';
import { useTranslation } from '../../i18n/texts';
import { FormNotice } from '../../forms/form-notice';
import { answerId } from './answer-id';
import styles from './schema.module.css';
import { useAnswerIssueText } from './use-answer-issue-text';

interface ErrorSummaryProps {
  /** The section's path, `/section`. */
  path: string;
  fields: FieldsSchema;
  issues: readonly AnswerIssue[];
}

/** All errors of a section, above it. Each one is a link to its field. */
export function ErrorSummary({ path, fields, issues }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const issueText = useAnswerIssueText();
  const sectionIssues = issues.filter((issue) => issue.at.startsWith(`${path}/`));
  if (sectionIssues.length < 2) return null;
  return (
    <FormNotice tone="error">
      <span data-testid="answer-errors">{t('openAccount.check')}</span>
      <ul className={styles['errors']}>
        {sectionIssues.map((issue) => {
          const field = fieldAt(fields, issue.at.slice(path.length + 1));
          return (
            field && (
              <li key={issue.at}>
                <a href={`#${answerId(issue.at)}`} onClick={(event) => focusField(event, issue.at)}>
                  {issueText(issue, field)}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </FormNotice>
  );
}

/** Focuses a field without changing the address. */
function focusField(event: { preventDefault(): void }, path: string): void {
  event.preventDefault();
  const control = document.querySelector<HTMLElement>(`[data-testid="${answerId(path)}"]`);
  const input = control?.matches('input') ? control : control?.querySelector<HTMLElement>('input, button');
  (input ?? control)?.focus();
}

/** @param path `field`, or `group/0/field`. */
function fieldAt({ properties = {} }: FieldsSchema, path: string): FieldSchema | undefined {
  const [name = '', , ...inner] = path.split('/');
  const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return field && isGroup(field) && inner.length > 0 ? fieldAt(field.items, inner.join('/')) : field;
}
