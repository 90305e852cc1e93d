import { observer } from 'mobx-react-lite';
import { CopyFormStore } from '../../../application/social/copy-form-store';
import { GatewayText } from '../../components/text/gateway-text';
import { TickBox } from '../../forms/antd/tick-box';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import styles from './copies.module.css';

/** The consents, each a tick. Their rules stand beside the form. */
export const CopyConsents = observer(function CopyConsents() {
  const { t } = useTranslation();
  const store = useStore(CopyFormStore);
  return (
    <>
      <h2 className={styles['consents']}>{t('social.start.consents')}</h2>
      {store.consents.map(({ culture, id, text }) => (
        <TickBox
          key={id}
          id={`copy-consent-${id}`}
          checked={store.hasConsent(id)}
          error={store.isConsentMissing(id) ? t('social.start.consentMissing') : undefined}
          onChange={(isGiven) => store.setConsent(id, isGiven)}
        >
          <GatewayText culture={culture}>{text}</GatewayText>
        </TickBox>
      ))}
    </>
  );
});

/** The rules that belong to the consents. */
export const CopyRules = observer(function CopyRules() {
  const { t } = useTranslation();
  const { consents } = useStore(CopyFormStore);
  return (
    <section data-testid="copy-rules">
      <h2>{t('social.terms.title')}</h2>
      <ul className={styles['terms']}>
        {consents.flatMap(({ culture, points }) =>
          points.map((point) => (
            <li key={point}>
              <GatewayText culture={culture}>{point}</GatewayText>
            </li>
          )),
        )}
      </ul>
    </section>
  );
});
