import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { UnsentForms } from '../../../application/kernel/unsent-forms';
import { PartnerLinksStore } from '../../../application/partnership/partner-links-store';
import { MAX_LINK_NAME_LENGTH } from '../../../domain/partnership/partnership';
import { Dialog } from '../../components/floating/dialog';
import { TextInput } from '../../forms/antd/text-input';
import { Field } from '../../forms/field';
import { FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useLengthError } from '../../forms/use-length-error';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';

/** The name of a link to enter, or the confirmation that one is archived. */
export const EditLink = observer(function EditLink() {
  const { t } = useTranslation();
  const lengthError = useLengthError();
  const store = useStore(PartnerLinksStore);
  const unsentForms = useStore(UnsentForms);
  const { editing, name, nameIssue, submission } = store;
  if (!editing) return null;
  const { action } = editing;
  return (
    <Dialog
      testId="partnership-link-edit"
      title={t(`partnership.edit.${action}`)}
      onCancel={() => unsentForms.leave(store.hasUnsentName, () => store.stop())}
      actions={
        <>
          <Button size="large" onClick={() => store.stop()}>
            {t('money.cancel')}
          </Button>
          <Button
            size="large"
            {...(action === 'archive' ? { danger: true } : { type: 'primary' })}
            data-testid="partnership-link-confirm"
            loading={submission.isSending}
            onClick={() => void store.confirm()}
          >
            {t(`partnership.edit.${action}`)}
          </Button>
        </>
      }
    >
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      {action === 'archive' ? (
        <p>{t('partnership.edit.archiveHelp')}</p>
      ) : (
        <SubmitForm
          unsentText={<UnsentText hasText={() => store.hasUnsentName} />}
          onSubmit={() => void store.confirm()}
        >
          <Field
            id="partnership-link-name"
            label={t('partnership.edit.name')}
            hint={t('partnership.edit.nameHelp')}
            error={
              lengthError(name, MAX_LINK_NAME_LENGTH) ??
              (nameIssue ? t(`partnership.edit.issue.${nameIssue}`) : undefined)
            }
          >
            <TextInput autoComplete="off" value={name} onChange={(value) => store.setName(value)} />
          </Field>
        </SubmitForm>
      )}
    </Dialog>
  );
});
