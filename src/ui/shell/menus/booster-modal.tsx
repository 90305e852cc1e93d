import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { BoosterStore } from '../../../application/platform/booster-store';
import { isHttpsAddress } from '../../../domain/kernel/address';
import { Dialog } from '../../components/floating/dialog';
import { SupportContext, SupportText } from '../../components/text/support-text';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Why a booster did not open, or, after a slow check, that it may open now (R2.4). */
export const BoosterModal = observer(function BoosterModal() {
  const { t } = useTranslation();
  const booster = useStore(BoosterStore);
  const close = () => booster.dismiss();
  const openSupport = use(SupportContext);
  /** The panel takes the dialog's place. */
  const instead =
    openSupport &&
    (() => {
      close();
      openSupport();
    });
  // Where the session ends meanwhile, the next client must not see this.
  useEffect(() => () => booster.dismiss(), [booster]);
  const { ready } = booster;
  if (ready !== null && isHttpsAddress(ready)) {
    return (
      <Dialog
        cross
        title={t('booster.readyTitle')}
        testId="booster-ready"
        onCancel={close}
        actions={
          <Button type="primary" href={ready} target="_blank" rel="noopener noreferrer" onClick={close}>
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
      <SupportContext value={instead}>
        <SupportText>{t('booster.help')}</SupportText>
      </SupportContext>
    </Dialog>
  );
});
