import { observer } from 'mobx-react-lite';
import type { RegisterFields } from '../../../application/registration/register-fields';
import { useTranslation } from '../../i18n/texts';
import { Columns } from './columns';
import { RegisterText } from './register-text';
import { RegisterTick } from './register-tick';

/** First and last name, or the only name of a person with one name. */
export const NameFields = observer(function NameFields({ fields }: { fields: RegisterFields }) {
  const { t } = useTranslation();
  return (
    <>
      {fields.isTicked('hasOneName') ? (
        <RegisterText fields={fields} name="firstName" label={t('register.field.name')} autoComplete="name" />
      ) : (
        <Columns>
          <RegisterText fields={fields} name="firstName" autoComplete="given-name" />
          <RegisterText fields={fields} name="lastName" autoComplete="family-name" />
        </Columns>
      )}
      <RegisterTick fields={fields} name="hasOneName">
        {t('register.oneName')}
      </RegisterTick>
    </>
  );
});
