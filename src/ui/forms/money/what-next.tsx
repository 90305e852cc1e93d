import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts';
import styles from './what-next.module.css';

interface Coming {
  /** When it comes. */
  readonly when: ReactNode;
  readonly what: ReactNode;
}

interface WhatNextProps {
  /** In the order in which it comes; the first is now. */
  steps: readonly Coming[];
  children?: ReactNode;
}

/** What comes after the button, one below the other on a line. */
export function WhatNext({ steps, children }: WhatNextProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['next']}>
      <h2>{t('money.next.title')}</h2>
      <ol className={styles['steps']}>
        {steps.map(({ when, what }, place) => (
          <li key={place}>
            <b>{when}</b>
            <p>{what}</p>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
