import { observer } from 'mobx-react-lite';
import Button from 'antd/es/button';
import { useEffect, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { CopiesStore } from '../../../application/social/copies-store';
import { StrategiesStore } from '../../../application/social/strategies-store';
import { SOCIAL_TABS, socialTab, type SocialTab } from '../../../domain/social/social-address';
import { filterStrategies } from '../../../domain/social/strategy-filter';
import { deferComponent } from '../../components/defer-component';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { SectionNav } from '../../components/page/section-nav';
import { PageHead } from '../../components/page/page-head';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { FigureRules } from './figure-rules';
import { useSocialView } from './use-social-view';
import { StrategyRow } from './strategy-row';
import { StrategySortChoice } from './strategy-sort';
import { useGroupTexts } from './use-group-texts';
import { groupsOf, type StrategyGroup } from './strategy-groups';
import rows from './strategy-row.module.css';
import { StrategyTools } from './strategy-tools';
import { useStrategyAddress } from './use-strategy-address';
import styles from './social-screen.module.css';
import { StrategiesSkeleton, TableSkeleton } from './strategies-skeleton';
import { CopiesSkeleton, DetailsSkeleton, StartSkeleton } from './view-skeletons';

/** Screens that are too narrow for the seven columns of the table. */
const NARROW_SCREEN = '(width < 75em)';

/** The code of copies is loaded when a view of them is opened. */
const loadCopies = () => import(/* webpackChunkName: "social-copies" */ '../copies/copy-views');
const CopiesTab = deferComponent(async () => (await loadCopies()).CopiesTab, <CopiesSkeleton />);
const CopyPage = deferComponent(async () => (await loadCopies()).CopyPage, <DetailsSkeleton />);
const CopyStart = deferComponent(async () => (await loadCopies()).CopyStart, <StartSkeleton />);

const StrategyPage = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "social-strategy" */ '../strategy/strategy-page')).StrategyPage,
  <DetailsSkeleton />,
);

/** Strategies of the international variant and copies of them (V12). */
export const Screen = observer(function SocialScreen() {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  useEffect(() => store.open(), [store]);
  useEffect(() => {
    if (!isNarrow) StrategyTable.preload();
  }, [isNarrow]);
  const view = useSocialView();
  return (
    <div data-testid="screen-social">
      {view.kind === 'start' && <CopyStart strategyId={view.strategyId} />}
      {view.kind === 'strategy' && <StrategyPage strategyId={view.strategyId} />}
      {view.kind === 'copy' && <CopyPage copyId={view.copyId} />}
      {view.kind === 'tab' && (
        <>
          <PageHead title={t('social.title')} />
          <p className={sections['help']}>{t('social.risk')}</p>
          <SocialTabs tab={view.tab} />
          <div className={styles['content']}>
            {view.tab === 'copies' ? <CopiesTab /> : <Strategies isNarrow={isNarrow} />}
          </div>
        </>
      )}
    </div>
  );
});

/** The tabs, with the number of running copies once it is known. */
const SocialTabs = observer(function SocialTabs({ tab }: { tab: SocialTab }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(CopiesStore);
  useEffect(() => store.open(), [store]);
  const { runningCount } = store;
  return (
    <SectionNav
      isHorizontal
      label={t('social.title')}
      current={tab}
      sections={SOCIAL_TABS.map((key) => ({
        key,
        to: socialTab(key),
        label:
          key === 'copies' && runningCount !== undefined && runningCount > 0
            ? `${t('social.tabs.copies')} ${numbers.integer(runningCount)}`
            : t(`social.tabs.${key}`),
      }))}
    />
  );
});

/** Strategies to copy. */
const Strategies = observer(function Strategies({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  return (
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
  );
});

/** Ant Design's table is loaded where it is shown. If it can't be loaded, rows replace it. */
const StrategyTable = deferComponent(
  () =>
    import(/* webpackChunkName: "strategy-table" */ './strategy-table').then(
      (code): ComponentType<StrategyRowsProps> => code.StrategyTable,
      () => StrategyRows,
    ),
  <TableSkeleton />,
);

/** The groups of the list that pass the filter: a table on wide screens, rows on narrow ones. */
const StrategyList = observer(function StrategyList({ asOf, isNarrow }: { asOf: number; isNarrow: boolean }) {
  const { t } = useTranslation();
  const { sortedStrategies } = useStore(StrategiesStore);
  const address = useStrategyAddress();
  const textsOf = useGroupTexts(sortedStrategies);
  const visible = filterStrategies(sortedStrategies, address.filter);
  const groups = groupsOf(visible, textsOf);
  return (
    <>
      <StrategyTools address={address} visible={visible.length} total={sortedStrategies.length} />
      {isNarrow && <StrategySortChoice />}
      {visible.length === 0 ? (
        <EmptyNote
          title={t('account.books.noMatch')}
          text={t('account.books.noMatchHelp')}
          testId="social-no-match"
        >
          <Button onClick={address.clear}>{t('account.books.clear')}</Button>
        </EmptyNote>
      ) : isNarrow ? (
        <StrategyRows asOf={asOf} groups={groups} />
      ) : (
        <StrategyTable asOf={asOf} groups={groups} />
      )}
      <ListRules />
    </>
  );
});

interface StrategyRowsProps {
  asOf: number;
  groups: readonly StrategyGroup[];
}

function StrategyRows({ asOf, groups }: StrategyRowsProps) {
  return groups.map(({ name, note, strategies, title }) => (
    <section key={name} className={rows['group']} data-testid={`strategy-group-${name}`}>
      <h2>{title}</h2>
      <p className={sections['meta']}>{note}</p>
      <ul className={sections['rows']}>
        {strategies.map((strategy) => (
          <StrategyRow key={strategy.id} strategy={strategy} asOf={asOf} />
        ))}
      </ul>
    </section>
  ));
}

/** How risk, drawdown and results of copiers are calculated. */
function ListRules() {
  const { t } = useTranslation();
  return (
    <p className={`${sections['meta']} ${styles['rules']}`} data-testid="strategy-rules">
      <FigureRules /> {t('social.copiedRule')}
    </p>
  );
}
