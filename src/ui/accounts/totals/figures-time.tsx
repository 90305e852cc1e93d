import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from '../../i18n/texts';
import { dataOf } from '../../../application/remote/remote';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import buttons from '../../components/plain-button.module.css';
import { useIsPhone } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { instantFormatter } from '../../i18n/dates';
import { PageZone } from '../../i18n/page-zone';
import { useStore } from '../../hooks/use-store';
import styles from './figures-time.module.css';

/** The time of the figures as text; undefined before the first answer. */
export function useFiguresTime(): string | undefined {
  const culture = useCulture();
  const isPhone = useIsPhone();
  // Created while the figures load: the first formatter is slow.
  const formatTime = instantFormatter(culture, isPhone ? 'asOfTime' : 'asOf', use(PageZone));
  const list = dataOf(useStore(AccountsStore).remote);
  return list && formatTime(list.asOf);
}

/** The time of the figures, with a refresh button. */
export const FiguresTime = observer(function FiguresTime() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const store = useStore(AccountsStore);
  const time = useFiguresTime();
  if (time === undefined) return null;
  return (
    <span className={styles['note']}>
      {t(isPhone ? 'accounts.asOfShort' : 'accounts.asOf', { time })}
      <button
        type="button"
        className={`${buttons['button']} ${buttons['small']} ${buttons['icon']}`}
        data-testid="accounts-refresh"
        aria-label={t('accounts.refresh')}
        title={t('accounts.refresh')}
        onClick={() => store.retry()}
      >
        <ReloadOutlined aria-hidden spin={store.isRefreshing} />
      </button>
    </span>
  );
});
