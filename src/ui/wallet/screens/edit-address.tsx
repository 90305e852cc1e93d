import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { UnsentForms } from '../../../application/kernel/unsent-forms';
import { AddressBookStore } from '../../../application/wallet/address-book-store';
import { MAX_LABEL_LENGTH } from '../../../domain/wallet/digital-asset';
import { Dialog } from '../../components/floating/dialog';
import { TextInput } from '../../forms/antd/text-input';
import { Field } from '../../forms/field';
import { FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useLengthError } from '../../forms/use-length-error';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** The new label to enter, or the confirmation that an address is removed. */
export const EditAddress = observer(function EditAddress() {
  const { t } = useTranslation();
  const lengthError = useLengthError();
  const store = useStore(AddressBookStore);
  const unsentForms = useStore(UnsentForms);
  const { addresses, editSubmission, editing, newLabel, newLabelIssue } = store;
  const address = addresses.find(({ addressId }) => addressId === editing?.addressId);
  if (!editing || !address) return null;
  const { action } = editing;
  const label = `\u2068${address.label}\u2069`;
  return (
    <Dialog
      testId="wallet-edit"
      title={t(`wallet.${action}.title`, { label })}
      onCancel={() => unsentForms.leave(store.hasUnsentLabel, () => store.stopEditing())}
      actions={
        <>
          <Button size="large" onClick={() => store.stopEditing()}>
            {t(`wallet.${action}.keep`)}
          </Button>
          <Button
            size="large"
            {...(action === 'remove' ? { danger: true } : { type: 'primary' })}
            data-testid="wallet-edit-confirm"
            loading={editSubmission.isSending}
            onClick={() => void store.confirmEdit()}
          >
            {t(`wallet.${action}.confirm`)}
          </Button>
        </>
      }
    >
      {editSubmission.problem && <FormProblemNotice problem={editSubmission.problem} />}
      {action === 'remove' ? (
        <p>{t('wallet.remove.text')}</p>
      ) : (
        <SubmitForm
          unsentText={<UnsentText hasText={() => store.hasUnsentLabel} />}
          onSubmit={() => void store.confirmEdit()}
        >
          <Field
            id="wallet-new-label"
            label={t('wallet.label')}
            error={
              lengthError(newLabel, MAX_LABEL_LENGTH) ??
              (newLabelIssue && t(`wallet.issue.labelIs.${newLabelIssue}`))
            }
          >
            <TextInput autoComplete="off" value={newLabel} onChange={(value) => store.setNewLabel(value)} />
          </Field>
        </SubmitForm>
      )}
    </Dialog>
  );
});
