import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { EntryStore } from '../../../application/access/entry-store';
import { MenuStore } from '../../../application/access/menu-store';
import { Dialog } from '../../components/floating/dialog';
import { useTranslation } from '../../i18n/texts';
import { AntdTheme } from '../../theme/antd-theme';
import { useStore } from '../../hooks/use-store';

/** Asks which account to use after the client opened a sign-in link of another client (D5, L2). */
export const SwitchAccount = observer(function SwitchAccount() {
  const { t } = useTranslation();
  const entry = useStore(EntryStore);
  const currentName = useStore(MenuStore).avatar.name;
  if (!entry.pendingLink) return null;
  const { name } = entry.pendingLink;
  const hasNames = name !== '' && currentName !== '';
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
        {hasNames ? t('session.switchHelp', { name, current: currentName }) : t('session.switchHelpUnnamed')}
      </Dialog>
    </AntdTheme>
  );
});
