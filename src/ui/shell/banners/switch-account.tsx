import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { EntryStore } from '../../../application/session/entry-store';
import { MenuStore } from '../../../application/access/menu-store';
import { Dialog } from '../../components/floating/dialog';
import { useTranslation } from '../../i18n/texts';
import { AntdTheme } from '../../theme/antd-theme';
import { useStore } from '../../hooks/use-store';

/** A sign-in link of another client was opened: whose account should be used (D5, L2)? */
export const SwitchAccount = observer(function SwitchAccount() {
  const { t } = useTranslation();
  const entry = useStore(EntryStore);
  const current = useStore(MenuStore).avatar.name;
  if (!entry.pending) return null;
  const { name } = entry.pending;
  const named = name !== '' && current !== '';
  return (
    <AntdTheme>
      <Dialog
        title={t('session.switchTitle')}
        testId="switch-account"
        onCancel={() => entry.cancel()}
        actions={
          <>
            <Button data-testid="switch-account-cancel" onClick={() => entry.cancel()}>
              {t('session.switchKeep')}
            </Button>
            <Button type="primary" data-testid="switch-account-confirm" onClick={() => entry.confirm()}>
              {t('session.switchConfirm')}
            </Button>
          </>
        }
      >
        {named ? t('session.switchHelp', { name, current }) : t('session.switchHelpUnnamed')}
      </Dialog>
    </AntdTheme>
  );
});
