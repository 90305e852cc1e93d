import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import type { PartnerPeriod } from '../../../domain/partnership/referred-client';
import { ChartSpace } from '../../components/chart/chart-space';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { ChartOrTable, type ChartView } from '../../forms/antd/chart-or-table';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import styles from './commission-weeks.module.css';

interface WeeksSectionProps {
  /** Its test handle, and the id of its title. */
  id: string;
  title: string;
  children: (periods: readonly PartnerPeriod[], view: ChartView) => ReactNode;
}

/** The weeks of the filter under a title, as a chart or as a table. */
export const WeeksSection = observer(function WeeksSection({ id, title, children }: WeeksSectionProps) {
  const { t } = useTranslation();
  const store = useStore(PartnershipStore);
  const { filter } = store;
  const [view, setView] = useState<ChartView>('chart');
  useEffect(() => store.loadWeeks(), [store, filter]);
  return (
    <section aria-labelledby={id} data-testid={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <ChartOrTable view={view} onChange={setView} />
      </div>
      <FreshPanel
        remote={store.weeks}
        onRetry={() => store.retryWeeks()}
        failedTitle={t('partnership.weeks.failed')}
        skeleton={<ChartSpace />}
      >
        {(periods) => children(periods, view)}
      </FreshPanel>
    </section>
  );
});
