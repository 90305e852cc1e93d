import type { IconDefinition } from '@ant-design/icons-svg/es/types';

export type { IconDefinition };

/**
 * An icon of Ant Design's set drawn from its data alone, for the pages that come before Ant Design does.
 * Decoration: whatever it means stands beside it in words, or in the name of what holds it.
 */
export function Icon({ of, className }: { of: IconDefinition; className?: string | undefined }) {
  const { attrs, children = [] } = of.icon as Exclude<IconDefinition['icon'], (...args: never[]) => unknown>;
  return (
    <svg
      className={`icon ${className ?? ''}`}
      viewBox={attrs['viewBox']}
      aria-hidden="true"
      focusable="false"
    >
      {children.map(({ attrs: { d } }) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
