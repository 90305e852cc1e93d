import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { Link } from 'react-router-dom';
import { instantOf } from '../../../domain/kernel/instant';
import { Chip } from '../../components/chip';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import styles from './application.module.css';
import { OutcomeReasons } from './outcome-reasons';

/** The client was declined for now, and may answer again on a later date. */
export function CoolingOff({ until }: { until: string | null }) {
  const { t } = useTranslation();
  const instant = instantOf(until);
  const date = instant !== null && <Time instant={instant} />;
  return (
    <section className={styles['card']} data-testid="application-cooling-off">
      <ClockCircleOutlined aria-hidden className={styles['warningMark'] ?? ''} />
      <div>
        <p>
          <Chip tone="warning" icon={<ClockCircleOutlined />}>
            <Sentence textKey="openAccount.cooling.until" parts={{ date }} />
          </Chip>
        </p>
        <h2>{t('openAccount.cooling.title')}</h2>
        <OutcomeReasons />
        <p>
          <Sentence textKey="openAccount.cooling.text" parts={{ date }} />
        </p>
        <div className={styles['bar']}>
          <Link to="/how-to-use">{t('openAccount.cooling.read')}</Link>
          <Link to="/accounts?open=demo">{t('openAccount.cooling.demo')}</Link>
        </div>
      </div>
    </section>
  );
}
