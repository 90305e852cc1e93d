import Radio from 'antd/es/radio';
import type { ReactNode } from 'react';
import { useControl } from '../field-context';
import boxes from './choice-input.module.css';
import styles from './tiles.module.css';

/** A choice; disabled if this client can't choose it. */
export interface Tile {
  readonly value: string;
  /** A string may be in any language; an element has the page's direction. */
  readonly label: ReactNode;
  /** Explanation below the label. */
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

interface TilesProps {
  name: string;
  tiles: readonly Tile[];
  value: string;
  /** Shows the tiles below each other, with space for a sentence in each. */
  areRows?: boolean;
  onChange: (value: string) => void;
}

/** The choices of a step as framed radio buttons. */
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
      {tiles.map(({ description, isDisabled = false, label, value: tileValue }) => (
        <Radio key={tileValue} value={tileValue} disabled={isDisabled} aria-invalid={invalid}>
          <span className={styles['name']}>
            <span>{typeof label === 'string' ? <bdi>{label}</bdi> : label}</span>
            {description !== undefined && <small>{description}</small>}
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
