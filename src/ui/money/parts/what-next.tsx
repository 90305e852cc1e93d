import type { ReactNode } from 'react';
import line from '../../components/dot-line.module.css';
import { useTranslation } from '../../i18n/texts';

interface Coming {
  /** When it comes. */
  readonly when: ReactNode;
  readonly what: ReactNode;
}

interface WhatNextProps {
  /** In order; the first is now. */
  steps: readonly Coming[];
  children?: ReactNode;
}

/** What comes after the button, one below the other on a line. */
export function WhatNext({ steps, children }: WhatNextProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('money.next.title')}</h2>
      <ol className={line['line']}>
        {steps.map(({ when, what }, place) => (
          <li key={place} className={place === 0 ? line['info'] : undefined}>
            <b>{when}</b>
            <p>{what}</p>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
