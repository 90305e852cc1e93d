import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { BoosterStore } from '../../../application/platform/booster-store';
import { isHttpsAddress } from '../../../domain/kernel/address';
import { Dialog } from '../../components/floating/dialog';
import { SupportContext, SupportText } from '../../components/text/support-text';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** The reason why a booster did not open, or, after a slow check, a button that opens it (R2.4). */
export const BoosterModal = observer(function BoosterModal() {
  const { t } = useTranslation();
  const booster = useStore(BoosterStore);
  const close = () => booster.dismiss();
  const openSupport = use(SupportContext);
  // The support panel replaces the dialog.
  const openSupportInstead =
    openSupport &&
    (() => {
      close();
      openSupport();
    });
  // If the session ends in the meantime, the next client must not see the dialog.
  useEffect(() => () => booster.dismiss(), [booster]);
  const { readyHref } = booster;
  if (readyHref !== null && isHttpsAddress(readyHref)) {
    return (
      <Dialog
        closable
        title={t('booster.readyTitle')}
        testId="booster-ready"
        onCancel={close}
        actions={
          <Button type="primary" href={readyHref} target="_blank" rel="noopener noreferrer" onClick={close}>
            {t('booster.open')}
          </Button>
        }
      >
        {t('booster.readyHelp')}
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('booster.title')}
      testId="booster-modal"
      onCancel={close}
      actions={<Button onClick={close}>{t('common.close')}</Button>}
    >
      <SupportContext value={openSupportInstead}>
        <SupportText>{t('booster.help')}</SupportText>
      </SupportContext>
    </Dialog>
  );
});
