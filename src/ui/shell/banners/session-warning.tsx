import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SessionStore } from '../../../application/session/session-store';
import { Dialog } from '../../components/floating/dialog';
import { useCulture } from '../../i18n/culture-context';
import { formatInstant } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Shown two minutes before the session ends: the client may stay or sign out (S5). */
export const SessionWarning = observer(function SessionWarning({ expiresAt }: { expiresAt: number }) {
  const { t } = useTranslation();
  const session = useStore(SessionStore);
  const culture = useCulture();
  const [state, setState] = useState<'open' | 'refused' | 'closed'>('open');
  if (state === 'closed') return null;
  const renewSession = () => void session.renew().then((isRenewed) => !isRenewed && setState('refused'));
  return (
    <Dialog
      title={t('session.endsTitle', { time: formatInstant(expiresAt * 1000, culture, 'minutes') })}
      testId="session-warning"
      onCancel={() => setState('closed')}
      actions={
        <>
          <Button onClick={() => session.signOut('manual')}>{t('session.signOut')}</Button>
          <Button type="primary" loading={session.isRenewing} onClick={renewSession}>
            {t('session.stay')}
          </Button>
        </>
      }
    >
      {state === 'refused' ? <span role="alert">{t('session.notRenewed')}</span> : t('session.endsHelp')}
    </Dialog>
  );
});
