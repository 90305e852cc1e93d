import type { SectionSchema } from '../../../domain/onboarding/form-schema';
import { GatewayText } from '../../components/text/gateway-text';
import line from '../../components/dot-line.module.css';
import { useTranslation } from '../../i18n/texts';
import styles from './application.module.css';

const STEPS_AFTER = ['atOnce', 'oneDay', 'then'] as const;

/** The reason for the section's questions, and the steps after the submission. */
export function SectionAside({ section }: { section: SectionSchema | undefined }) {
  const { t } = useTranslation();
  const why = section?.['x-portico-why'];
  return (
    <aside className={styles['aside']}>
      {why !== undefined && (
        <>
          <h3>{t('openAccount.why')}</h3>
          <p data-testid="application-why">
            <GatewayText culture={null}>{why}</GatewayText>
          </p>
        </>
      )}
      <h3>{t('openAccount.after.title')}</h3>
      {section ? (
        <p>{t('openAccount.after.short')}</p>
      ) : (
        <ul className={line['line']}>
          {STEPS_AFTER.map((stage) => (
            <li key={stage} className={stage === 'atOnce' ? line['info'] : undefined}>
              <strong>{t(`openAccount.after.${stage}`)}</strong>
              <p>{t(`openAccount.after.${stage}Text`)}</p>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
