import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApplicationStore } from '../../../application/stores/application-store';
import { instantOf } from '../../../domain/instant';
import { FreshPanel } from '../../components/fresh-panel';
import { ExternalLink } from '../../components/external-link';
import { PageHead } from '../../components/page-head';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page-sections.module.css';
import { Sentence } from '../../components/sentence';
import { Time } from '../../components/time';
import { useStore } from '../../use-store';
import { PersonForm } from './person-form';
import { Situation } from './situation';
import { PersonSkeleton } from './person-skeleton';

/** The application for an investment account, or a re-assessment by `typeId` (R2.2, R2.7). */
export const Screen = observer(function OpenInvestmentAccountScreen() {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const typeId = useTypeId();
  useEffect(() => store.open(typeId), [store, typeId]);
  const saved = instantOf(store.savedAt);
  return (
    <div data-testid="screen-open-investment-account">
      <PageHead
        title={t(store.reAssessment ? 'openAccount.renewTitle' : 'openAccount.title')}
        note={
          saved !== null && (
            <span role="status" data-testid="application-saved">
              <Sentence textKey="openAccount.savedAt" parts={{ time: <Time instant={saved} /> }} />
            </span>
          )
        }
      />
      <Situation />
      <section className={sections['section']}>
        <h2>{t('openAccount.person')}</h2>
        <p className={sections['help']}>{t('openAccount.personHelp')}</p>
        <FreshPanel
          remote={store.remote}
          onRetry={() => store.retry()}
          failedTitle={t('openAccount.failed')}
          skeleton={<PersonSkeleton />}
        >
          {() => <PersonForm />}
        </FreshPanel>
      </section>
      {store.onwards !== null && (
        <p>
          <ExternalLink href={store.onwards}>{t('openAccount.goOn')}</ExternalLink>
        </p>
      )}
    </div>
  );
});

/** The address's `typeId`; 0, the first application, where it holds none that can be one. */
function useTypeId(): number {
  const [search] = useSearchParams();
  const typed = search.get('typeId') ?? '';
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}
