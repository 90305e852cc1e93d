import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { observer } from 'mobx-react-lite';
import { NewsStore } from '../../../application/news/news-store';
import { LONGEST_SEARCH } from '../../../domain/news/news-filter';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { FilterButtons } from '../../forms/antd/filter-buttons';
import { useTranslation } from '../../i18n/texts';
import { useCategoryName } from '../../i18n/use-category-name';
import { useStore } from '../../hooks/use-store';
import styles from './news-tools.module.css';
import type { NewsAddress } from './use-news-address';

/** Categories, search, and the news of one's positions, above the list. */
export const NewsTools = observer(function NewsTools({ address }: { address: NewsAddress }) {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  const nameOf = useCategoryName('news.category');
  const { changeFilter, changeSearch, filter } = address;
  const { category = null } = filter;
  const isMine = filter.mine !== undefined;
  return (
    <div className={styles['tools']} role="search" data-paper="off">
      <FilterButtons
        label={t('news.categories')}
        choices={[null, ...store.choices]}
        value={category}
        nameOf={(choice) => (choice === null ? t('news.all') : nameOf(choice))}
        onChange={(choice) => changeFilter({ category: choice ?? '' })}
      />
      <Input
        type="search"
        data-testid="news-search"
        className={styles['search'] ?? ''}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('news.search')}
        aria-label={t('news.search')}
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        value={store.typedSearch}
        onChange={(event) => store.typeSearch(event.target.value, changeSearch)}
      />
      <Button
        type={isMine ? 'primary' : 'default'}
        ghost={isMine}
        aria-pressed={isMine}
        data-testid="news-mine"
        onClick={() => changeFilter({ mine: isMine ? '' : '1' })}
      >
        {t('news.mine')}
      </Button>
      {filter.symbol !== undefined && (
        <Button
          icon={<CloseOutlined aria-hidden />}
          data-testid="news-symbol-filter"
          onClick={() => changeFilter({ symbol: '' })}
        >
          <span>
            <Sentence textKey="news.about" parts={{ symbol: <Verbatim>{filter.symbol}</Verbatim> }} />
          </span>
        </Button>
      )}
      {store.isFiltered && (
        <Button type="link" data-testid="news-clear" onClick={address.clearFilter}>
          {t('news.clear')}
        </Button>
      )}
    </div>
  );
});
