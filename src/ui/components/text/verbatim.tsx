import type { ComponentProps } from 'react';

interface VerbatimProps extends ComponentProps<'bdi'> {
  as?: 'bdi' | 'code';
}

/**
 * A text that is data and no language: a figure, a login, an address, a code, a name that somebody has given. Page
 * translators leave it as it is, and it reads from left to right; a name has `dir="auto"`.
 */
export function Verbatim({ as: Element = 'bdi', dir = 'ltr', ...rest }: VerbatimProps) {
  return <Element {...rest} dir={dir} translate="no" />;
}
