import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';

/** The regulator's rule for partners, which the page shows at all times. */
export function InvestNotice() {
  const { t } = useTranslation();
  return (
    <FormNotice tone="info">
      <strong>{t('partnership.notice.title')}</strong> {t('partnership.notice.text')}
    </FormNotice>
  );
}
