import type { ScreenKey } from '../../domain/access/routes.table';

/** What has code of its own: the screens, those of extensions among them, and the shell round them. */
export type CodeKey = ScreenKey | 'shell' | `own/${string}`;

/** The code of a screen that an extension brings. */
export const ownCode = ({ key }: { readonly key: string }): CodeKey => `own/${key}`;
