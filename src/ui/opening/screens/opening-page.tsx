import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { AccountKind } from '../../../domain/accounts/account';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { BackLink } from '../../components/page/back-link';
import page from '../../money/parts/money-page.module.css';
import { OpeningForm } from './opening-form';
import { OpeningResult } from './opening-result';

/** Opening an account, and the result of a request. Each has an address (D9). */
export const OpeningPage = observer(function OpeningPage({ kind }: { kind: AccountKind }) {
  const { t } = useTranslation();
  const request = useSearchParams()[0].get('request');
  const isLoaded = useFeature('opening', true);
  return (
    <div data-testid="open-account">
      <BackLink to="/accounts">{t('accounts.title')}</BackLink>
      {!request && (
        <h1 tabIndex={-1} className={page['title']}>
          {t('accounts.start.open')}
        </h1>
      )}
      {isLoaded && (request ? <OpeningResult requestId={request} /> : <OpeningForm kind={kind} />)}
    </div>
  );
});
