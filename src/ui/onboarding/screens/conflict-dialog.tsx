import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import { observer } from 'mobx-react-lite';
import type { OpenConflict } from '../../../application/onboarding/application-saving';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import type { Answer, FieldSchema } from '../../../domain/onboarding/form-schema';
import { instantOf } from '../../../domain/kernel/instant';
import { Dialog } from '../../components/floating/dialog';
import { GatewayText } from '../../components/text/gateway-text';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { FieldGroup } from '../../forms/field';
import { FormProblemNotice } from '../../forms/form-notice';
import { AnswerText } from '../parts/answer-text';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './conflict.module.css';

/** Shows both answers where two devices have answered the same question: no answer is lost unseen. */
export const ConflictDialog = observer(function ConflictDialog({ conflict }: { conflict: OpenConflict }) {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const { fields, savedAt, section } = conflict;
  const savedInstant = instantOf(savedAt);
  const { properties = {} } = store.questions.form.properties[section] ?? {};
  return (
    <Dialog
      testId="application-conflict"
      title={t('openAccount.conflict.title')}
      onCancel={() => void store.saving.acceptAllFromOtherDevice()}
      actions={
        <>
          <Button data-testid="conflict-theirs" onClick={() => void store.saving.acceptAllFromOtherDevice()}>
            {t('openAccount.conflict.allTheirs')}
          </Button>
          <Button
            type="primary"
            data-testid="conflict-save"
            onClick={() => void store.saving.saveChosenAnswers()}
          >
            {t('openAccount.conflict.save')}
          </Button>
        </>
      }
    >
      <p>
        {savedInstant !== null && (
          <>
            <Sentence
              textKey="openAccount.conflict.savedAt"
              parts={{ time: <Time instant={savedInstant} style="minutes" /> }}
            />{' '}
          </>
        )}
        {t('openAccount.conflict.help')}
      </p>
      {store.submission.problem && <FormProblemNotice problem={store.submission.problem} />}
      {fields.map(({ isFromOtherDevice, name }) => (
        <Choice
          key={name}
          name={name}
          schema={properties[name] as FieldSchema}
          isOtherSelected={isFromOtherDevice}
          draftAnswer={store.answers[section]?.[name]}
          otherAnswer={conflict.answers[name]}
        />
      ))}
    </Dialog>
  );
});

interface ChoiceProps {
  name: string;
  schema: FieldSchema;
  isOtherSelected: boolean;
  draftAnswer: Answer | undefined;
  otherAnswer: Answer | undefined;
}

const Choice = observer(function Choice({
  name,
  schema,
  isOtherSelected,
  draftAnswer,
  otherAnswer,
}: ChoiceProps) {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const renderRadio = (isFromOtherDevice: boolean) => (
    <Radio
      name={`conflict-${name}`}
      data-testid={`conflict-${name}-${isFromOtherDevice ? 'theirs' : 'mine'}`}
      checked={isOtherSelected === isFromOtherDevice}
      onChange={() => store.saving.chooseAnswer(name, isFromOtherDevice)}
    >
      <span className={styles['device']}>
        {t(isFromOtherDevice ? 'openAccount.conflict.there' : 'openAccount.conflict.here')}
      </span>{' '}
      <AnswerText schema={schema} answer={isFromOtherDevice ? otherAnswer : draftAnswer} isUnmasked />
    </Radio>
  );
  return (
    <FieldGroup
      id={`conflict-${name}`}
      label={<GatewayText culture={null}>{schema.title ?? null}</GatewayText>}
    >
      <div className={styles['answers']}>
        {renderRadio(false)}
        {renderRadio(true)}
      </div>
    </FieldGroup>
  );
});
