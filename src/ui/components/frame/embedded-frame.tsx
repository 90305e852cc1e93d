import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { observer } from 'mobx-react-lite';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { FrameLoad } from '../../../application/platform/frame-load';
import { FRAME_SANDBOX } from '../../../domain/platform/frame-sandbox';
import { useTranslation } from '../../i18n/texts';
import { RetryButton } from '../panels/retry-button';
import { RouteSpinner } from '../panels/route-spinner';
import styles from './embedded-frame.module.css';
import { FrameMessage } from './frame-message';
import { NewTabLink } from './new-tab-link';
import { useFrameHeight } from './use-frame-height';
import { useFramePolicy } from './use-frame-policy';

export interface EmbeddedFrameProps {
  /** An address that has passed `frameVerdict`. */
  src: string;
  /** Accessible name of the frame. */
  title: string;
  testId: string;
  load: FrameLoad;
}

/** A third-party page in a frame (R2.3, I2, I4). A new address or a retry creates a new frame. */
export const EmbeddedFrame = observer(function EmbeddedFrame(props: EmbeddedFrameProps) {
  return <FrameAttempt key={`${props.load.attempt} ${props.src}`} {...props} />;
});

const FrameAttempt = observer(function FrameAttempt({ src, title, testId, load }: EmbeddedFrameProps) {
  const { t } = useTranslation();
  const retry = () => load.retry();
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameHeight(frame, container);
  useLayoutEffect(() => load.begin(), [load]);
  useFramePolicy(
    src,
    useCallback(() => load.block(), [load]),
  );

  if (load.phase === 'blocked') {
    return (
      <FrameMessage title={t('research.frame.blockedTitle')} text={t('research.frame.blockedHelp')}>
        <RetryButton onRetry={retry} />
        <NewTabLink src={src} />
      </FrameMessage>
    );
  }
  const loading = load.phase === 'loading';
  return (
    <>
      {loading && load.isOverdue && (
        <div className={styles['slow']} role="status" data-testid="frame-slow">
          <ClockCircleOutlined aria-hidden />
          <div className={styles['text']}>
            <b>{t('research.frame.slowTitle')}</b>
            <p>{t('research.frame.slowHelp')}</p>
          </div>
          <RetryButton onRetry={retry} />
          <NewTabLink src={src} />
        </div>
      )}
      <div
        ref={container}
        className={styles['box']}
        aria-busy={loading}
        data-loading={loading && !load.isOverdue}
      >
        {loading && (
          <div className={styles['spinner']}>
            <RouteSpinner />
          </div>
        )}
        {/* `sandbox` is set before `src`, so that the page never loads without it. */}
        <iframe
          ref={frame}
          className={styles['frame']}
          sandbox={FRAME_SANDBOX}
          referrerPolicy="no-referrer"
          title={title}
          data-testid={testId}
          onLoad={() => load.finish()}
          src={src}
        />
      </div>
      {!loading && (
        <div className={styles['foot']}>
          {load.isOverdue && (
            <>
              <span>{t('research.frame.nothing')}</span>
              <RetryButton onRetry={retry} />
            </>
          )}
          <NewTabLink src={src} />
        </div>
      )}
    </>
  );
});
