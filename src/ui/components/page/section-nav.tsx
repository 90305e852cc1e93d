import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './section-nav.module.css';
import { useIsPhone } from '../../hooks/use-media-query';

/** A section of a page. */
export interface Section {
  key: string;
  label: ReactNode;
  /** The address of the section, with its parameter: `?tab=market-buzz`. */
  to: string;
}

interface SectionNavProps {
  label: string;
  sections: readonly Section[];
  current: string;
  /** A strip above the page at every width. */
  isHorizontal?: boolean;
}

/** The distance, in pixels to the right, by which a part is outside its container. */
function distanceInto(container: HTMLElement, part: HTMLElement): number {
  const outer = container.getBoundingClientRect();
  const inner = part.getBoundingClientRect();
  return Math.min(0, inner.left - outer.left) || Math.max(0, inner.right - outer.right);
}

/** Sections of a page that each have an address: a list beside the page, on phones a strip above it. */
export function SectionNav({ label, sections, current, isHorizontal = false }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const scrolledPosition = useRef('');
  const strip = useIsPhone() || isHorizontal;
  // Scrolls the strip to the current section, also after counts have made the names longer. The page stays where it is.
  useEffect(() => {
    const position = `${current} ${list.current?.scrollWidth}`;
    if (position === scrolledPosition.current) return;
    scrolledPosition.current = position;
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && link) list.current.scrollLeft += distanceInto(list.current, link);
  });
  return (
    <nav aria-label={label} className={strip ? styles['strip'] : styles['nav']}>
      <ul ref={list} className={styles['list']}>
        {sections.map(({ key, label: sectionLabel, to }) => (
          <li key={key}>
            <Link
              to={to}
              preventScrollReset
              className={styles['link']}
              aria-current={key === current ? 'page' : undefined}
            >
              {sectionLabel}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
