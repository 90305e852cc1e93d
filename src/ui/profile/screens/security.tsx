import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OpenSessionsStore } from '../../../application/session/open-sessions-store';
import { leadsToSessions } from '../../../domain/profile/profile-tabs';
import { SplitSection } from '../../components/page/split-section';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { EmailProof } from './email-proof';
import { Passkeys } from './passkeys';
import { PasswordForm } from './password-form';
import { SecondFactor } from './second-factor';
import { SecurityHistory } from './security-history';
import { Sessions } from './sessions';
import { SignInHistory } from './sign-in-history';

/** The protection of the client's sign-in. The sessions have an address of their own (D9). */
export const Security = observer(function Security() {
  const { t } = useTranslation();
  const store = useStore(OpenSessionsStore);
  const page = useRef<HTMLDivElement>(null);
  const showsSessions = leadsToSessions(useSearchParams()[0].get('tab'));
  useEffect(() => store.open(), [store]);
  useEffect(() => {
    if (!showsSessions) return;
    const sessions = page.current?.querySelector<HTMLElement>('[data-testid="profile-sessions"]');
    sessions?.scrollIntoView?.({ block: 'start' });
    sessions?.focus({ preventScroll: true });
  }, [showsSessions]);
  return (
    <div ref={page}>
      <SplitSection title={t('profile.password')} help={t('profile.passwordHelp')}>
        <PasswordForm />
      </SplitSection>
      <EmailProof />
      <SecondFactor />
      <Passkeys />
      <Sessions />
      <SignInHistory />
      <SecurityHistory />
    </div>
  );
});
