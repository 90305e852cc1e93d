import { useLayoutEffect, useRef } from 'react';
import type { RegulatorDocument } from '../../../../application/registration/ports/registration';
import { useTranslation } from '../../../i18n/texts';
import { Verbatim } from '../../../components/text/verbatim';
import styles from './document-text.module.css';

interface DocumentTextProps {
  document: RegulatorDocument;
  /** Called when the last line is visible. */
  onEnd: () => void;
}

/** A text in a box that scrolls, also by keyboard. It counts as read once its end was visible. */
export function DocumentText({ document, onEnd }: DocumentTextProps) {
  const { t } = useTranslation();
  const container = useRef<HTMLElement>(null);
  const checkEnd = () => {
    const element = container.current;
    if (element && element.scrollTop + element.clientHeight >= element.scrollHeight - 8) onEnd();
  };
  // The end of a short text is visible at once.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(checkEnd, [document]);
  return (
    <section
      ref={container}
      className={styles['document']}
      data-testid={`register-document-${document.id}`}
      tabIndex={0}
      aria-label={document.title}
      onScroll={checkEnd}
    >
      <div lang={document.language ?? undefined} dir="auto">
        <h2>{document.title}</h2>
        {document.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={styles['mark']}>
        {t('register.documents.version', { version: document.version ?? '—' })}
        <br />
        <Verbatim>SHA-256 {document.sha256}</Verbatim>
      </p>
    </section>
  );
}
