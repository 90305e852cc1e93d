import type { ComponentProps } from 'react';

interface VerbatimProps extends ComponentProps<'bdi'> {
  as?: 'bdi' | 'code';
}

/**
 * Data that is not text of a language: a figure, a login, an address, a code, a name. Page translators do not change it,
 * and it reads from left to right; a name has `dir="auto"`.
 */
export function Verbatim({ as: Element = 'bdi', dir = 'ltr', ...rest }: VerbatimProps) {
  return <Element {...rest} dir={dir} translate="no" />;
}
