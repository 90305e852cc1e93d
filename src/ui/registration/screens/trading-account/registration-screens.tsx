import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { RegistrationStore } from '../../../../application/registration/registration-store';
import type { RegistrationKey } from '../../../../domain/registration/registrations.table';
import { PublicFrame } from '../../../public/public-frame';
import { useStore } from '../../../hooks/use-store';
import { CodeForm } from './code-form';
import { DocumentsForm } from './documents-form';
import { PersonForm } from './person-form';
import { RegisteredMessage } from './registered-message';
import { DetailsForm } from './details-form';

const VIEWS = {
  form: PersonForm,
  code: CodeForm,
  rest: DetailsForm,
  documents: DocumentsForm,
  done: RegisteredMessage,
};

const Registration = observer(function Registration({
  form,
  testId,
}: {
  form: RegistrationKey;
  testId: string;
}) {
  const store = useStore(RegistrationStore);
  useLayoutEffect(() => store.open(form), [store, form]);
  const View = VIEWS[store.phase];
  return (
    <PublicFrame testId={testId} wide>
      <View />
    </PublicFrame>
  );
});

/** The registration of a trading account on all sites except invest (R2.1, V5). */
export function StandardScreen() {
  return <Registration form="standard" testId="screen-register-open-trading-account" />;
}

/** The invest site's own registration, with the regulator's documents. */
export function InvestScreen() {
  return <Registration form="invest" testId="screen-register-open-trading-account-invest" />;
}
