import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ResearchStore, type ResearchFrame } from '../../../application/research/research-store';
import type { ResearchPage } from '../../../domain/research/research-pages.table';
import { PageHead } from '../../components/page/page-head';
import { RemotePanel } from '../../components/panels/remote-panel';
import { RetryButton } from '../../components/panels/retry-button';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { EmbeddedFrame } from '../../components/frame/embedded-frame';
import { FrameMessage } from '../../components/frame/frame-message';
import { FrameSkeleton } from '../../components/frame/frame-skeleton';
import styles from './research-screen.module.css';

/** One of the four research pages of an external supplier (R2.3). */
export const ResearchScreen = observer(function ResearchScreen({ page }: { page: ResearchPage }) {
  const { t } = useTranslation();
  const store = useStore(ResearchStore);
  useEffect(() => store.open(page), [store, page]);
  return (
    <div data-testid={`screen-${page}`}>
      <PageHead title={t(`research.${page}.title`)} />
      <p className={styles['lead']}>{t(`research.${page}.lead`)}</p>
      <RemotePanel
        remote={store.remote(page)}
        onRetry={() => store.retry(page)}
        failedTitle={t('research.failed')}
        skeleton={<FrameSkeleton />}
      >
        {(frame) => <Content page={page} frame={frame} />}
      </RemotePanel>
      <p className={styles['disclaimer']}>{t('research.disclaimer')}</p>
    </div>
  );
});

const Content = observer(function Content({ page, frame }: { page: ResearchPage; frame: ResearchFrame }) {
  const { t } = useTranslation();
  const store = useStore(ResearchStore);
  if (frame.kind === 'frame') {
    return (
      <EmbeddedFrame
        src={frame.src}
        title={t(`research.${page}.title`)}
        testId="research-frame"
        load={store.frame}
      />
    );
  }
  return (
    <FrameMessage title={t(`research.${frame.kind}.title`)} text={t(`research.${frame.kind}.help`)}>
      <RetryButton onRetry={() => store.retry(page)} />
      <Link to="/how-to-use">{t('menu.how-to-use')}</Link>
    </FrameMessage>
  );
});
