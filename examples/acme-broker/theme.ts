import type { ExtensionTheme } from '@portico/portal';

/** Acme's colours: tokens of Ant Design, which override those of the variant that Acme is like. */
export const theme: Readonly<Record<string, ExtensionTheme>> = {
  acme: {
    light: { colorPrimary: '#7a1f3d', borderRadius: 2 },
    dark: { colorPrimary: '#e58aa6', borderRadius: 2 },
  },
};
