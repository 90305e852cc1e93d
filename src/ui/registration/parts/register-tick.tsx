import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { RegisterFields } from '../../../application/registration/register-fields';
import { TickBox } from '../../forms/native/tick-box';
import { useFieldIssueText } from './use-field-issue-text';

interface RegisterTickProps {
  fields: RegisterFields;
  name: 'terms' | 'marketing' | 'agreement' | 'hasOneName';
  children: ReactNode;
}

/** A box to tick in a registration form. It is never preselected. */
export const RegisterTick = observer(function RegisterTick({ fields, name, children }: RegisterTickProps) {
  const id = `register-${name}`;
  return (
    <TickBox
      id={id}
      checked={fields.isTicked(name)}
      error={useFieldIssueText(fields, name)}
      onChange={(isTicked) => fields.setTicked(name, isTicked)}
    >
      {children}
    </TickBox>
  );
});
