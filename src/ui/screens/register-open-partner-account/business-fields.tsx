import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PartnerRegistrationStore } from '../../../application/stores/partner-registration-store';
import { EXPECTED_CLIENTS, PARTNER_CHANNELS } from '../../../domain/registration/register-fields.table';
import { ChoiceGroup } from '../../public/choice-group';
import { issueWords } from '../../public/register/field-words';
import { RegisterText } from '../../public/register/register-text';
import { useStore } from '../../use-store';
import { PartnerCountries } from './partner-countries';

/** Person or company, and how clients are found. */
export const BusinessFields = observer(function BusinessFields() {
  const { t } = useTranslation();
  const { fields, kind } = useStore(PartnerRegistrationStore);
  return (
    <>
      <ChoiceGroup
        name="register-partnerKind"
        label={t('register.field.partnerKind')}
        choices={['person', 'company'].map((value) => ({
          value,
          label: t(`register.partner.kind.${value}`),
        }))}
        chosen={[kind]}
        onChoose={(value) => fields.set('partnerKind', value)}
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
      <ChoiceGroup
        name="register-channels"
        many
        label={t('register.field.channels')}
        choices={PARTNER_CHANNELS.map((value) => ({ value, label: t(`register.partner.channel.${value}`) }))}
        chosen={fields.list('channels')}
        error={issueWords(t, fields, 'channels')}
        onChoose={(value, on) => fields.choose('channels', value, on)}
      />
      <PartnerCountries />
      <ChoiceGroup
        name="register-expectedClients"
        label={t('register.field.expectedClients')}
        choices={EXPECTED_CLIENTS.map((value) => ({ value, label: t(`register.partner.expected.${value}`) }))}
        chosen={[fields.text('expectedClients')]}
        error={issueWords(t, fields, 'expectedClients')}
        onChoose={(value) => fields.set('expectedClients', value)}
      />
    </>
  );
});
