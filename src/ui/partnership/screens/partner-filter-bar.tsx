import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { partnerFilterEntries } from '../../../domain/partnership/partner-filter';
import { deferComponent } from '../../components/defer-component';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { useIsPhone } from '../../hooks/use-media-query';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './partner-filter-bar.module.css';
import type { PartnerAddress } from './use-partner-address';

const Fields = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "partnership-filter" */ './partner-filter-fields'))
      .PartnerFilterFields,
  <div className={styles['waiting']} />,
);

/** The filter of figures, chart and lists. On phones its fields are behind a button. */
export function PartnerFilterBar({ address }: { address: PartnerAddress }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const { changeFilter, clearFilter, filter } = address;
  const count = partnerFilterEntries(filter).length;
  return (
    <div
      className={styles['bar']}
      role="search"
      aria-label={t('account.books.filters')}
      data-testid="partnership-filter"
      data-paper="off"
    >
      {isPhone && (
        <Button
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          data-testid="partnership-filter-open"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('account.books.filters')} {count > 0 && numbers.integer(count)}
        </Button>
      )}
      {(!isPhone || isOpen) && <Fields address={address} />}
      {count > 0 && (
        <div className={styles['set']}>
          {filter.client !== undefined && (
            <Button icon={<CloseOutlined aria-hidden />} onClick={() => changeFilter({ client: '' })}>
              <span>
                <Sentence
                  textKey="partnership.filter.client"
                  parts={{ client: <Verbatim>{filter.client}</Verbatim> }}
                />
              </span>
            </Button>
          )}
          <Button type="link" data-testid="partnership-filter-clear" onClick={clearFilter}>
            {t('account.books.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
