import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import type { AnswerIssue } from '../../../domain/onboarding/check-answers';
import { effectiveItem } from '../../../domain/onboarding/effective-schema';
import {
  isFields,
  type Answer,
  type FieldAnswers,
  type GroupSchema,
} from '../../../domain/onboarding/form-schema';
import { GatewayText } from '../../components/text/gateway-text';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { FieldGroup } from '../../forms/field';
import { TextButton } from '../../forms/antd/text-button';
import type { ComponentType } from 'react';
import type { QuestionProps, SchemaFieldsProps } from './question';
import styles from './schema.module.css';

interface RepeatedGroupProps extends QuestionProps {
  path: string;
  schema: GroupSchema;
  issues: readonly AnswerIssue[];
  /** Renders the questions of an item, including groups. */
  Fields: ComponentType<SchemaFieldsProps>;
}

/** A group of questions that may be repeated. Each item has a number, and a button that removes it. */
export function RepeatedGroup({
  path,
  id,
  schema,
  error,
  issues,
  Fields,
  answer,
  onAnswer,
}: RepeatedGroupProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { description, items: fields, maxItems, minItems = 0, title = '' } = schema;
  const items = itemsOf(answer, minItems);
  const itemTitle = fields.title ?? title;
  const setItems = (changedItems: readonly FieldAnswers[]) => onAnswer(changedItems as Answer);
  const isFull = maxItems !== undefined && items.length >= maxItems;
  return (
    <FieldGroup
      wide
      id={id}
      label={<GatewayText culture={null}>{title}</GatewayText>}
      error={error}
      {...(description !== undefined && { hint: <GatewayText culture={null}>{description}</GatewayText> })}
    >
      {items.map((item, itemIndex) => (
        <fieldset key={itemIndex} className={styles['item']} data-testid={`${id}-${itemIndex}`}>
          <legend>
            {t('openAccount.item', { title: itemTitle, number: numbers.integer(itemIndex + 1) })}
          </legend>
          <Fields
            path={`${path}/${itemIndex}`}
            fields={effectiveItem(fields, item)}
            answers={item}
            issues={issues}
            onAnswer={(name, value) =>
              setItems(
                items.map((otherItem, index) =>
                  index === itemIndex ? { ...item, [name]: value } : otherItem,
                ),
              )
            }
          />
          {items.length > minItems && (
            <TextButton
              testId={`${id}-${itemIndex}-remove`}
              onClick={() => setItems(items.filter((_, index) => index !== itemIndex))}
            >
              {t('openAccount.remove', { title: itemTitle, number: numbers.integer(itemIndex + 1) })}
            </TextButton>
          )}
        </fieldset>
      ))}
      {!isFull && (
        <Button
          icon={<PlusOutlined aria-hidden />}
          data-testid={`${id}-add`}
          onClick={() => setItems([...items, {}])}
        >
          {t('openAccount.add', { title: itemTitle })}
        </Button>
      )}
    </FieldGroup>
  );
}

/** The items of a group, filled up with empty ones to the required number. */
function itemsOf(answer: Answer | undefined, minItems: number): FieldAnswers[] {
  const items = Array.isArray(answer) ? (answer as readonly unknown[]).filter(isFields) : [];
  return [...items, ...Array.from({ length: Math.max(0, minItems - items.length) }, () => ({}))];
}
