import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox/Checkbox';
import Input from 'antd/es/input/Input';
import Select from 'antd/es/select';
import {
  LONGEST_STRATEGY_SEARCH,
  STRATEGY_LIMITS,
  isFiltered,
  type StrategyLimit,
} from '../../../domain/social/strategy-filter';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './strategy-tools.module.css';
import type { StrategyAddress } from './use-strategy-address';

interface StrategyToolsProps {
  address: StrategyAddress;
  visible: number;
  total: number;
}

/** Search and limits of the list, and how many strategies pass them. */
export function StrategyTools({ address, total, visible }: StrategyToolsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { change, clear, filter } = address;
  const figureOf = (limit: StrategyLimit, value: number) =>
    limit === 'fee' ? numbers.shortPercent(String(value)) : numbers.integer(value);
  return (
    <div className={styles['tools']} role="search" data-testid="social-filter" data-paper="off">
      <Input
        type="search"
        data-testid="social-search"
        className={styles['search'] ?? ''}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('social.search')}
        aria-label={t('social.search')}
        autoComplete="off"
        maxLength={LONGEST_STRATEGY_SEARCH}
        value={filter.search}
        onChange={(event) => change('q', event.target.value)}
      />
      {(['risk', 'minimum', 'fee'] as const).map((limit) => (
        <Select
          key={limit}
          data-testid={`social-filter-${limit}`}
          className={styles['limit'] ?? ''}
          aria-label={t(`social.any.${limit}`)}
          popupMatchSelectWidth={false}
          virtual={false}
          value={String(filter[limit] ?? '')}
          options={[
            { value: '', label: t(`social.any.${limit}`) },
            ...STRATEGY_LIMITS[limit].map((value) => ({
              value: String(value),
              label: t(`social.most.${limit}`, { value: figureOf(limit, value) }),
            })),
          ]}
          onChange={(value) => change(limit, value)}
        />
      ))}
      <Checkbox
        className={styles['open'] ?? ''}
        data-testid="social-filter-open"
        checked={filter.isOpen}
        onChange={(event) => change('open', event.target.checked ? '1' : '')}
      >
        {t('social.onlyOpen')}
      </Checkbox>
      {isFiltered(filter) && (
        <Button type="link" data-testid="social-filter-clear" onClick={clear}>
          {t('account.books.clear')}
        </Button>
      )}
      <span className={styles['count']} role="status">
        {t('social.visible', { count: numbers.integer(visible), total: numbers.integer(total) })}
      </span>
    </div>
  );
}
