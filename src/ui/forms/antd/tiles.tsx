import Radio from 'antd/es/radio';
import type { ReactNode } from 'react';
import { useControl } from '../field-context';
import boxes from './choice-input.module.css';
import styles from './tiles.module.css';

/** A choice, or one that is not open to this client. */
export interface Tile {
  readonly value: string;
  /** A text may be in any language; anything else runs in the page's direction. */
  readonly label: ReactNode;
  /** What it means, below it. */
  readonly about?: ReactNode;
  readonly isDisabled?: boolean;
}

interface TilesProps {
  name: string;
  tiles: readonly Tile[];
  value: string;
  /** Below each other, with room for a sentence in each. */
  areRows?: boolean;
  onChange: (value: string) => void;
}

/** The choices of a step, all in sight: radio buttons in frames. */
export function Tiles({ name, tiles, value, areRows = false, onChange }: TilesProps) {
  const { 'aria-invalid': invalid } = useControl();
  return (
    <Radio.Group
      name={name}
      role="presentation"
      className={areRows ? (styles['rows'] ?? '') : `${boxes['choices']} ${styles['tiles']}`}
      value={value}
      onChange={(event) => onChange(String(event.target.value))}
    >
      {tiles.map(({ about, isDisabled = false, label, value: own }) => (
        <Radio key={own} value={own} disabled={isDisabled} aria-invalid={invalid}>
          <span className={styles['name']}>
            <span>{typeof label === 'string' ? <bdi>{label}</bdi> : label}</span>
            {about !== undefined && <small>{about}</small>}
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
