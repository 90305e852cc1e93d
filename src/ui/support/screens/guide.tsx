import { observer } from 'mobx-react-lite';
import type { HowToUseTab } from '../../../domain/access/menu-entries.table';
import { useTranslation } from '../../i18n/texts';
import { CallToAction } from './call-to-action';
import styles from './guide.module.css';
import { GUIDES } from './guides.table';
import { PICTURES } from './pictures/pictures';

/** One guide: the purpose of a page, the steps of its use, a picture, and a link. */
export const Guide = observer(function Guide({ tab }: { tab: HowToUseTab }) {
  const { t } = useTranslation();
  const Picture = PICTURES[tab];
  const steps = Array.from({ length: GUIDES[tab].steps }, (_, index) => `step${index + 1}`);
  return (
    <article className={styles['guide']}>
      <div>
        <h2>{t(`menu.${tab}`)}</h2>
        <p className={styles['purpose']}>{t(`howToUse.${tab}.purpose`)}</p>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step} className={styles['step']}>
              <div>
                <h3>{t(`howToUse.${tab}.${step}.title`)}</h3>
                <p>{t(`howToUse.${tab}.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <CallToAction tab={tab} />
      </div>
      <div className={styles['picture']}>
        <Picture label={t(`howToUse.${tab}.picture`)} />
      </div>
      <p className={styles['note']}>{t('howToUse.note')}</p>
    </article>
  );
});
