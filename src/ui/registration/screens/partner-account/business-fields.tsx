import { observer } from 'mobx-react-lite';
import { PartnerRegistrationStore } from '../../../../application/registration/partner-registration-store';
import { EXPECTED_CLIENTS, PARTNER_CHANNELS } from '../../../../domain/registration/register-fields.table';
import { FieldGroup } from '../../../forms/field';
import { ChoiceInput } from '../../../forms/native/choice-input';
import { useTranslation } from '../../../i18n/texts';
import { useFieldIssueText } from '../../parts/use-field-issue-text';
import { RegisterChoice } from '../../parts/register-choice';
import { RegisterText } from '../../parts/register-text';
import { useStore } from '../../../hooks/use-store';
import { PartnerCountries } from './partner-countries';

/** The partner's kind, person or company, and the channels to clients. */
export const BusinessFields = observer(function BusinessFields() {
  const { t } = useTranslation();
  const { fields, kind } = useStore(PartnerRegistrationStore);
  return (
    <>
      <RegisterChoice
        fields={fields}
        name="partnerKind"
        choices={['person', 'company'].map((value) => ({
          value,
          label: t(`register.partner.kind.${value}`),
        }))}
        preselectedValue={kind}
      />
      {kind === 'company' && (
        <>
          <RegisterText fields={fields} name="legalName" autoComplete="organization" />
          <RegisterText fields={fields} name="registrationNumber" autoComplete="off" dir="ltr" />
        </>
      )}
      <RegisterText
        fields={fields}
        name="website"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        dir="ltr"
      />
      <FieldGroup
        id="register-channels"
        label={t('register.field.channels')}
        error={useFieldIssueText(fields, 'channels')}
      >
        <ChoiceInput
          allowsSeveral
          choices={PARTNER_CHANNELS.map((value) => ({
            value,
            label: t(`register.partner.channel.${value}`),
          }))}
          values={fields.list('channels')}
          onChoose={(value, isSelected) => fields.choose('channels', value, isSelected)}
        />
      </FieldGroup>
      <PartnerCountries />
      <RegisterChoice
        fields={fields}
        name="expectedClients"
        choices={EXPECTED_CLIENTS.map((value) => ({ value, label: t(`register.partner.expected.${value}`) }))}
      />
    </>
  );
});
