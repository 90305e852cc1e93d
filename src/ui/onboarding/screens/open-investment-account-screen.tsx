import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { DocumentsStore } from '../../../application/documents/documents-store';
import { deferComponent } from '../../components/defer-component';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { ApplicationHead } from './application-head';
import { ApplicationSkeleton } from './application-skeleton';
import { ExternalOnboarding } from './external-onboarding';
import { Questions } from './questions';
import { ReAssessment } from './re-assessment';
import { ApplicationStatus } from './application-status';

const ConflictDialog = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "application-conflict" */ './conflict-dialog')).ConflictDialog,
);

/** The application for an investment account, or a re-assessment by `typeId` (R2.2, R2.7). */
export const Screen = observer(function OpenInvestmentAccountScreen() {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const documents = useStore(DocumentsStore);
  const typeId = useTypeId();
  useEffect(() => store.open(typeId), [store, typeId]);
  useEffect(() => documents.open(), [documents]);
  return (
    <div data-testid="screen-open-investment-account">
      {store.questions.isMissing ? (
        <ExternalOnboarding />
      ) : (
        <>
          <ApplicationHead />
          <FreshPanel
            remote={store.remote}
            onRetry={() => store.retry()}
            failedTitle={t('openAccount.failed')}
            skeleton={<ApplicationSkeleton />}
          >
            {() => <Stage />}
          </FreshPanel>
          {store.saving.conflict && <ConflictDialog conflict={store.saving.conflict} />}
        </>
      )}
    </div>
  );
});

const Stage = observer(function Stage() {
  const { application, stage } = useStore(ApplicationStore);
  if (stage !== 'questions') return <ApplicationStatus />;
  return application?.previous ? <ReAssessment /> : <Questions />;
});

/** The address's `typeId`, or 0, the first application, if it has no valid one. */
function useTypeId(): number {
  const [search] = useSearchParams();
  const typeIdText = search.get('typeId') ?? '';
  return /^\d{1,9}$/.test(typeIdText) ? Number(typeIdText) : 0;
}
