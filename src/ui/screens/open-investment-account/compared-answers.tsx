import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { ApplicationStore } from '../../../application/stores/application-store';
import type { ComparedAnswer } from '../../../domain/onboarding/compare-answers';
import { Chip } from '../../components/chip';
import { VisuallyHidden } from '../../components/visually-hidden';
import { AnswerText } from '../../forms/schema/answer-text';
import { SchemaField } from '../../forms/schema/schema-fields';
import { TextButton } from '../../forms/text-button';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import styles from './compared.module.css';

/** What is different now: before, and now. */
export const ChangedAnswers = observer(function ChangedAnswers() {
  return <Marked mark="changed">{(one) => <Row key={keyOf(one)} compared={one} />}</Marked>;
});

/** What was not asked before. */
export const NewQuestions = observer(function NewQuestions() {
  return <Marked mark="new">{(one) => <Asked key={keyOf(one)} compared={one} />}</Marked>;
});

/** What still holds, each with a way to change it. */
export const SameAnswers = observer(function SameAnswers() {
  return <Marked mark="same">{(one) => <Row key={keyOf(one)} compared={one} />}</Marked>;
});

const keyOf = ({ name, section }: ComparedAnswer) => `${section}/${name}`;

interface MarkedProps {
  mark: ComparedAnswer['mark'];
  children: (compared: ComparedAnswer) => ReactNode;
}

const Marked = observer(function Marked({ mark, children }: MarkedProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const all = useStore(ApplicationStore).questions.compared.filter((one) => one.mark === mark);
  if (all.length === 0) return null;
  return (
    <section className={styles['part']} data-testid={`application-${mark}`}>
      <h2>
        {t(`openAccount.again.mark.${mark}`)} <small>{numbers.integer(all.length)}</small>
      </h2>
      {all.map(children)}
    </section>
  );
});

const Row = observer(function Row({ compared }: { compared: ComparedAnswer }) {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const [isOpen, setOpen] = useState(false);
  const { before, field, mark, name, now, section } = compared;
  const { title } = field;
  const hidden = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <div className={styles['row']} data-testid={`application-${mark}-${section}-${name}`}>
      <span className={styles['question']}>
        <bdi>{title}</bdi>
      </span>
      <span className={styles['answer']}>
        {mark === 'changed' && (
          <>
            <s>
              <VisuallyHidden>{t('openAccount.again.before')} </VisuallyHidden>
              <AnswerText schema={field} answer={before} />
            </s>{' '}
          </>
        )}
        <AnswerText schema={field} answer={now} />{' '}
        {mark === 'changed' && (
          <Chip tone="info" icon={<EditOutlined />}>
            {t('openAccount.again.mark.changed')}
          </Chip>
        )}
      </span>
      <span className={styles['ways']}>
        {mark === 'changed' && (
          <TextButton onClick={() => store.undo(section, name)}>
            {t('openAccount.again.undo')}
            {hidden}
          </TextButton>
        )}
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('openAccount.change')}
          {hidden}
        </Button>
      </span>
      {isOpen && (
        <div className={styles['field']}>
          <Asked compared={compared} />
        </div>
      )}
    </div>
  );
});

const Asked = observer(function Asked({
  compared: { field, name, now, section },
}: {
  compared: ComparedAnswer;
}) {
  const store = useStore(ApplicationStore);
  const { required = [] } = store.questions.form.properties[section] ?? {};
  return (
    <SchemaField
      at={`/${section}/${name}`}
      schema={field}
      required={required.includes(name)}
      answer={now}
      issues={store.issues}
      onAnswer={(answer) => store.answer(section, name, answer)}
    />
  );
});
