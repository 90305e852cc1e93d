import type { ScreenKey } from '../../domain/access/routes.table';

/** Keys of lazy code: the screens, including those of extensions, and the shell around them. */
export type CodeKey = ScreenKey | 'shell' | `own/${string}`;

/** The key of the code of an extension's screen. */
export const extensionCodeKey = ({ key }: { readonly key: string }): CodeKey => `own/${key}`;
