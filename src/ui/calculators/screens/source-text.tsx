import type { QuoteSource } from '../../../domain/market/instrument';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import styles from './rate-text.module.css';

/** The source and time of a figure, or a text that it was not sent. */
export function SourceText({ figure: { source, time } }: { figure: QuoteSource }) {
  const { t } = useTranslation();
  return (
    <span className={styles['source']}>
      <Sentence
        textKey="calculators.source"
        parts={{
          source: <bdi>{source ?? t('calculators.noSource')}</bdi>,
          time: time === null ? t('calculators.noTime') : <Time instant={time} />,
        }}
      />
    </span>
  );
}
