import type { IconDefinition } from '@ant-design/icons-svg/es/types';

export type { IconDefinition };

/**
 * Renders an Ant Design icon from its data, for pages that load without Ant Design. It is decoration: the text next to
 * it, or the name of its button, gives the meaning.
 */
export function Icon({ icon, className }: { icon: IconDefinition; className?: string | undefined }) {
  const { attrs, children = [] } = icon.icon as Exclude<
    IconDefinition['icon'],
    (...args: never[]) => unknown
  >;
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
