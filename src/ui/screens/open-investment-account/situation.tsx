import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/stores/application-store';
import { instantOf } from '../../../domain/instant';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page-sections.module.css';
import { Sentence } from '../../components/sentence';
import { Time } from '../../components/time';
import { useStore } from '../../use-store';

/** Why the client is asked, and until when. */
export const Situation = observer(function Situation() {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const { reAssessment } = store;
  if (!reAssessment) {
    return (
      <p className={sections['help']}>{t(store.isAsked ? 'openAccount.asked' : 'openAccount.notAsked')}</p>
    );
  }
  const finish = instantOf(reAssessment.finishDate);
  return (
    <p className={sections['help']} data-testid="application-due">
      {t('openAccount.renew')}{' '}
      {finish !== null && (
        <>
          <Sentence
            textKey="openAccount.until"
            parts={{ date: <Time instant={finish} style="date" /> }}
          />{' '}
        </>
      )}
      {t(reAssessment.isSkip ? 'openAccount.maySkip' : 'openAccount.mustAnswer')}
    </p>
  );
});
