import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import type { ComparedAnswer } from '../../../domain/onboarding/compare-answers';
import { Chip } from '../../components/chip';
import { GatewayText } from '../../components/text/gateway-text';
import { VisuallyHidden } from '../../components/visually-hidden';
import { AnswerText } from '../parts/answer-text';
import { SchemaField } from '../parts/schema-fields';
import { TextButton } from '../../forms/antd/text-button';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './compared.module.css';

interface ComparedRowProps {
  comparison: ComparedAnswer;
  isOpen: boolean;
  /** It was closed last, and gets the focus. */
  isJustClosed: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A question with its previous and current answer, and a button that changes it. */
export const ComparedRow = observer(function ComparedRow(props: ComparedRowProps) {
  const { comparison, isJustClosed, isOpen, onClose, onOpen } = props;
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const { previousAnswer, field, mark, name, currentAnswer, section } = comparison;
  const { title } = field;
  const hiddenTitle = <VisuallyHidden> {title}</VisuallyHidden>;
  const changeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isJustClosed) changeButton.current?.focus();
  }, [isJustClosed]);
  return (
    <div className={styles['row']} data-testid={`application-${mark}-${section}-${name}`}>
      <span className={styles['question']}>
        <GatewayText culture={null}>{title ?? null}</GatewayText>
      </span>
      <span className={styles['answer']}>
        {mark === 'changed' && (
          <>
            <s>
              <VisuallyHidden>{t('openAccount.again.before')} </VisuallyHidden>
              <AnswerText schema={field} answer={previousAnswer} />
            </s>{' '}
          </>
        )}
        <AnswerText schema={field} answer={currentAnswer} />{' '}
        {mark === 'changed' && (
          <Chip tone="info" icon={<EditOutlined />}>
            {t('openAccount.again.mark.changed')}
          </Chip>
        )}
      </span>
      <span className={styles['actions']}>
        {mark === 'changed' && (
          <TextButton
            onClick={() => {
              store.restorePreviousAnswer(section, name);
              onClose();
            }}
          >
            {t('openAccount.again.undo')}
            {hiddenTitle}
          </TextButton>
        )}
        <Button ref={changeButton} aria-expanded={isOpen} onClick={isOpen ? onClose : onOpen}>
          {t('openAccount.change')}
          {hiddenTitle}
        </Button>
      </span>
      {isOpen && (
        <div className={styles['field']}>
          <RepeatedQuestion comparison={comparison} onAnswer={onOpen} />
        </div>
      )}
    </div>
  );
});

interface RepeatedQuestionProps {
  comparison: ComparedAnswer;
  /** Called before an answer is saved. */
  onAnswer?: () => void;
}

/** The question with its control. */
export const RepeatedQuestion = observer(function RepeatedQuestion({
  comparison,
  onAnswer,
}: RepeatedQuestionProps) {
  const store = useStore(ApplicationStore);
  const { field, name, currentAnswer, section } = comparison;
  const { required = [] } = store.questions.form.properties[section] ?? {};
  return (
    <SchemaField
      path={`/${section}/${name}`}
      schema={field}
      required={required.includes(name)}
      answer={currentAnswer}
      issues={store.issues}
      onAnswer={(answer) => {
        onAnswer?.();
        store.setAnswer(section, name, answer);
      }}
    />
  );
});
