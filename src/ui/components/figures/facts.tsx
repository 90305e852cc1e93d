import type { ReactNode } from 'react';
import { MissingValue } from './amount';
import styles from './facts.module.css';

/** A name and its value. */
export interface Fact {
  key: string;
  label: ReactNode;
  /** Empty or `null` is shown as a dash. */
  value: ReactNode;
}

/** Names and values, one pair a line between hairlines. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles['fact']}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' || value === undefined ? <MissingValue /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
