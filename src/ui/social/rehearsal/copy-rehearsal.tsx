import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RehearsalStore } from '../../../application/social/rehearsal-store';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { RehearsalCurve } from './rehearsal-curve';
import { RehearsalFigures } from './rehearsal-figures';
import { RehearsalIntro } from './rehearsal-intro';
import { RehearsalSkeleton } from './rehearsal-skeleton';
import { RehearsalSums } from './rehearsal-sums';
import styles from './rehearsal.module.css';

/** The rehearsal of the copy in the form: simulated past performance. */
export const CopyRehearsal = observer(function CopyRehearsal({ title }: { title?: ReactNode }) {
  const { t } = useTranslation();
  const store = useStore(RehearsalStore);
  return (
    <section className={styles['rehearsal']} data-testid="rehearsal">
      {title}
      {store.order === null && store.latest === null ? (
        <p className={styles['quiet']}>{t('social.rehearsal.needs')}</p>
      ) : (
        <Answer />
      )}
    </section>
  );
});

const Answer = observer(function Answer() {
  const { t } = useTranslation();
  const store = useStore(RehearsalStore);
  return (
    <FreshPanel
      remote={store.remote}
      onRetry={() => store.retry()}
      failedTitle={t('social.rehearsal.failed')}
      skeleton={<RehearsalSkeleton />}
    >
      {(rehearsal) => (
        <div aria-busy={store.isStale}>
          <RehearsalIntro rehearsal={rehearsal} />
          <p className={styles['settings']} role="status">
            {store.isStale && t('social.rehearsal.before')}
          </p>
          <RehearsalFigures rehearsal={rehearsal} />
          <RehearsalCurve rehearsal={rehearsal} />
          <RehearsalSums rehearsal={rehearsal} />
        </div>
      )}
    </FreshPanel>
  );
});
