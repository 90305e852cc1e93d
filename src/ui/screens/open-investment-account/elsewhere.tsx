import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OnboardingElsewhereStore } from '../../../application/stores/onboarding-elsewhere-store';
import { EmptyNote } from '../../components/empty-note';
import { ExternalLink } from '../../components/external-link';
import { PageHead } from '../../components/page-head';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';

/** The broker asks its questions somewhere else, or none. */
export const Elsewhere = observer(function Elsewhere() {
  const { t } = useTranslation();
  const store = useStore(OnboardingElsewhereStore);
  const { onwards } = store;
  useEffect(() => store.open(), [store]);
  return (
    <>
      <PageHead title={t('openAccount.title')} />
      <EmptyNote
        testId="application-elsewhere"
        title={t(onwards === null ? 'openAccount.none.title' : 'openAccount.elsewhere.title')}
        text={t(onwards === null ? 'openAccount.none.text' : 'openAccount.elsewhere.text')}
      />
      {onwards !== null && (
        <p>
          <ExternalLink href={onwards}>{t('openAccount.goOn')}</ExternalLink>
        </p>
      )}
    </>
  );
});
