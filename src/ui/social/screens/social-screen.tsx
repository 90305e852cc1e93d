import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { StrategiesStore } from '../../../application/social/strategies-store';
import { deferComponent } from '../../components/defer-component';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { PageHead } from '../../components/page/page-head';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { useStore } from '../../hooks/use-store';
import { StrategyRow } from './strategy-row';
import { StrategySortChoice } from './strategy-sort';
import { StrategiesSkeleton } from './strategies-skeleton';

/** Screens that are too narrow for the seven columns of the table. */
const NARROW_SCREEN = '(width < 75em)';

/** Strategies of the international variant, to read (V12). */
export const Screen = observer(function SocialScreen() {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  useEffect(() => store.open(), [store]);
  useEffect(() => {
    if (!isNarrow) StrategyTable.preload();
  }, [isNarrow]);
  return (
    <div data-testid="screen-social">
      <PageHead title={t('social.title')} />
      <p className={sections['help']}>{t('social.risk')}</p>
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('social.failed')}
        skeleton={<StrategiesSkeleton />}
      >
        {(strategies, asOf) =>
          strategies.length === 0 ? (
            <EmptyNote title={t('social.empty.title')} text={t('social.empty.text')} testId="social-empty">
              <Link to="/accounts">{t('menu.accounts')}</Link>
            </EmptyNote>
          ) : (
            <StrategyList asOf={asOf} isNarrow={isNarrow} />
          )
        }
      </FreshPanel>
    </div>
  );
});

/** Ant Design's table is loaded where it is shown. If it can't be loaded, rows replace it. */
const StrategyTable = deferComponent(
  () =>
    import(/* webpackChunkName: "strategy-table" */ './strategy-table').then(
      (code) => code.StrategyTable,
      () => StrategyRows,
    ),
  <StrategiesSkeleton />,
);

/** A table on wide screens, rows on narrow ones. */
function StrategyList({ asOf, isNarrow }: { asOf: number; isNarrow: boolean }) {
  return isNarrow ? <StrategyRows asOf={asOf} /> : <StrategyTable asOf={asOf} />;
}

const StrategyRows = observer(function StrategyRows({ asOf }: { asOf: number }) {
  const store = useStore(StrategiesStore);
  return (
    <>
      <StrategySortChoice />
      <ul className={sections['rows']}>
        {store.sortedStrategies.map((strategy) => (
          <StrategyRow key={strategy.id} strategy={strategy} asOf={asOf} />
        ))}
      </ul>
    </>
  );
});
