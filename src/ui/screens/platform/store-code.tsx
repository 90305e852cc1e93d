import { useMemo } from 'react';
import { encode } from 'uqr';
import type { ListedLink } from '../../../domain/platform/platform-links';
import { useTranslation } from '../../i18n/texts';
import styles from './store-code.module.css';

/** The quiet zone that readers need round a code, in modules. */
const QUIET_ZONE = 4;

/** The page of an app as a code to read with a phone's camera. */
export function StoreCode({ link: { key, block, href } }: { link: ListedLink }) {
  const { t } = useTranslation();
  const { size, path } = useMemo(() => modulesOf(href), [href]);
  const system = t(`menu.${key}`);
  return (
    <figure className={styles['code']}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('platform.codeOf', { platform: t(`menuGroup.${block}`), system })}
        shapeRendering="crispEdges"
      >
        <rect className={styles['light']} width={size} height={size} />
        <path className={styles['dark']} d={path} />
      </svg>
      <figcaption aria-hidden="true">{system}</figcaption>
    </figure>
  );
}

/** The dark modules of a code as one path of squares. */
function modulesOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
