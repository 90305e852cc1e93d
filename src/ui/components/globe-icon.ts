import type { IconDefinition } from '@ant-design/icons-svg/es/types';

/**
 * The globe of the language menu. Ant Design's icon has a path of 3 KB, which every visitor would load; this path has
 * the same lines as rings and bars.
 */
export const GlobeOutlined: IconDefinition = {
  name: 'globe',
  theme: 'outlined',
  icon: {
    tag: 'svg',
    attrs: { viewBox: '64 64 896 896' },
    children: [
      'M512 64a448 448 0 100 896 448 448 0 000-896zm0 72a376 376 0 110 752 376 376 0 010-752z',
      'M512 64c-290 0-290 896 0 896s290-896 0-896zm0 72c190 0 190 752 0 752s-190-752 0-752z',
      'M100 480h824v64H100zM480 100h64v824h-64zM170 296h684v56H170zM170 672h684v56H170z',
    ].map((d) => ({ tag: 'path', attrs: { d } })),
  },
};
