import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { RegisterFields } from '../../../application/registration/register-fields';
import { TickBox } from '../../forms/native/tick-box';
import { useIssueWords } from './use-issue-words';

interface RegisterTickProps {
  fields: RegisterFields;
  name: 'terms' | 'marketing' | 'agreement';
  children: ReactNode;
}

/** A consent of a registration form. It is never preselected. */
export const RegisterTick = observer(function RegisterTick({ fields, name, children }: RegisterTickProps) {
  const id = `register-${name}`;
  return (
    <TickBox
      id={id}
      checked={fields.isTicked(name)}
      error={useIssueWords(fields, name)}
      onChange={(on) => fields.setTicked(name, on)}
    >
      {children}
    </TickBox>
  );
});
