import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NewPasswordStore, type NewPasswordView } from '../../../application/passwords/new-password-store';
import { readResetToken } from '../../../domain/registration/reset-link';
import { isToken } from '../../../domain/session/session';
import { useTranslation } from '../../i18n/texts';
import { ButtonLink } from '../../public/button-link';
import { Outcome } from '../../public/outcome';
import { PublicFrame } from '../../public/public-frame';
import { useStore } from '../../hooks/use-store';
import { NewPasswordForm } from './new-password-form';

/** Creating a password by a link (R2.1, D5, V4). */
export const Screen = observer(function NewPasswordScreen() {
  const store = useStore(NewPasswordStore);
  useResetToken(store);
  return (
    <PublicFrame testId="screen-new-password">
      {store.view === 'form' ? <NewPasswordForm /> : <LinkResult view={store.view} />}
    </PublicFrame>
  );
});

/**
 * Moves the link's token from the address, which others may see, into the history entry, where a reload still finds
 * it.
 */
function useResetToken(store: NewPasswordStore): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const savedToken: unknown = Object(state)['resetToken'];
    const token = search === '' && isToken(savedToken) ? savedToken : readResetToken(search);
    store.open(token);
    if (search !== '') void navigate('/new-password', { replace: true, state: { resetToken: token } });
    // Only the address with which the page was opened counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store]);
}

function LinkResult({ view }: { view: Exclude<NewPasswordView, 'form'> }) {
  const { t } = useTranslation();
  return (
    <Outcome
      key={view}
      title={t(`newPassword.${view}.title`)}
      action={
        view === 'done' ? (
          <ButtonLink to="/login">{t('newPassword.signIn')}</ButtonLink>
        ) : (
          <ButtonLink to="/forgot-password">{t('newPassword.askAgain')}</ButtonLink>
        )
      }
    >
      <p data-testid={`new-password-${view}`}>{t(`newPassword.${view}.help`)}</p>
    </Outcome>
  );
}
