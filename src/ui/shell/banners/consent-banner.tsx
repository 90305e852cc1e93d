import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ConsentStore } from '../../../application/marketing/consent-store';
import { LegalLink } from '../../components/text/legal-link';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './consent-banner.module.css';

/** Asks for consent before anything is measured (D2 `consent`). Refusing is as easy as agreeing. */
export const ConsentBanner = observer(function ConsentBanner() {
  const { t } = useTranslation();
  const consent = useStore(ConsentStore);
  const titleId = useId();
  return (
    <section className={styles['banner']} aria-labelledby={titleId} data-testid="consent-banner">
      <div className={styles['words']}>
        <h2 id={titleId}>{t('consent.title')}</h2>
        <p>
          {t('consent.text')} <LegalLink name="privacy" />
        </p>
      </div>
      <div className={styles['actions']}>
        <button type="button" data-testid="consent-no" onClick={() => consent.setAnswer('no')}>
          {t('consent.no')}
        </button>
        <button type="button" data-testid="consent-yes" onClick={() => consent.setAnswer('yes')}>
          {t('consent.yes')}
        </button>
      </div>
    </section>
  );
});
