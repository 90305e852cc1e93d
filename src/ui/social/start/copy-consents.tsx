import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CopyFormStore } from '../../../application/social/copy-form-store';
import { GatewayText } from '../../components/text/gateway-text';
import { TickBox } from '../../forms/antd/tick-box';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import styles from './start.module.css';

/** The consents, each a tick. */
export const CopyConsents = observer(function CopyConsents({ title }: { title: ReactNode }) {
  const { t } = useTranslation();
  const store = useStore(CopyFormStore);
  return (
    <section className={styles['consents']}>
      {title}
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
    </section>
  );
});

/** The rules that belong to the consents. */
export const CopyRules = observer(function CopyRules() {
  const { t } = useTranslation();
  const { consents } = useStore(CopyFormStore);
  return (
    <section className={styles['rules']} data-testid="copy-rules">
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
