import { useTranslation } from '../../i18n/texts';
import { FilterButtons } from './filter-buttons';

const VIEWS = ['chart', 'table'] as const;

export type ChartView = (typeof VIEWS)[number];

/** The choice between a chart and the table of the same points. */
export function ChartOrTable({ view, onChange }: { view: ChartView; onChange: (view: ChartView) => void }) {
  const { t } = useTranslation();
  return (
    <FilterButtons
      label={t('accounts.layout')}
      choices={VIEWS}
      value={view}
      nameOf={(choice) => t(`account.curve.${choice}`)}
      onChange={onChange}
    />
  );
}
