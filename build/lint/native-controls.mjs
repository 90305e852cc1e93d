import path from 'node:path';

/** Behind the sign-in a control is Ant Design's. These files draw some natively, and the decision named says why. */
const NATIVE = {
  'src/ui/components/copy-button.tsx': ['button'], // docs/decisions/0015
  'src/ui/components/language-list.tsx': ['button'], // 0033
  'src/ui/components/retry-button.tsx': ['button'], // 0033
  'src/ui/components/support-text.tsx': ['button'], // 0015
  'src/ui/forms/money/effect.tsx': ['table'], // 0015
  'src/ui/forms/text-button.tsx': ['button'], // 0015
  'src/ui/notifications/preferences.tsx': ['table'], // 0015
  'src/ui/screens/accounts/account-card.tsx': ['button'], // 0033
  'src/ui/screens/accounts/account-menu.tsx': ['button'], // 0010
  'src/ui/screens/accounts/accounts-table.tsx': ['table'], // 0003
  'src/ui/screens/accounts/as-of.tsx': ['button'], // 0033
  'src/ui/screens/accounts/dashboard/widget.tsx': ['details'], // 0015
  'src/ui/screens/campaigns/campaign-row.tsx': ['details'], // 0015
  'src/ui/screens/partnership/link-table.tsx': ['table'], // 0015
  'src/ui/screens/platform/sign-in-help.tsx': ['details'], // 0015
  'src/ui/screens/social/strategies-skeleton.tsx': ['table'], // 0015
  'src/ui/shell/banner.tsx': ['button'], // 0015
  'src/ui/shell/campaign-carousel.tsx': ['button'], // 0015
  'src/ui/shell/chat-launcher.tsx': ['button'], // 0033
  'src/ui/shell/consent-banner.tsx': ['button'], // 0015
  'src/ui/shell/footer.tsx': ['button'], // 0033
  'src/ui/shell/language-select.tsx': ['button'], // 0010
  'src/ui/shell/mobile-bar.tsx': ['button'], // 0010
  'src/ui/shell/sidebar.tsx': ['button'], // 0033
  'src/ui/shell/submenu.tsx': ['button'], // 0010
  'src/ui/shell/theme-toggle.tsx': ['button'], // 0015
  'src/ui/shell/user-menu-panel.tsx': ['button'], // 0015
  'src/ui/shell/user-menu.tsx': ['button'], // 0010
};

const CONTROLS = ['button', 'input', 'select', 'textarea', 'progress', 'dialog', 'table', 'details'];

const rule = {
  meta: {
    messages: {
      native:
        "Behind the sign-in <{{name}}> is Ant Design's, or has a decision and a row in build/lint/native-controls.mjs.",
      stale: 'No <{{name}}> is drawn here: its row in build/lint/native-controls.mjs can go.',
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const allowed = NATIVE[file] ?? [];
    const drawn = new Set();
    return {
      JSXOpeningElement(node) {
        const { name } = node.name;
        if (!CONTROLS.includes(name)) return;
        drawn.add(name);
        if (!allowed.includes(name)) context.report({ node, messageId: 'native', data: { name } });
      },
      'Program:exit'(node) {
        for (const name of allowed)
          if (!drawn.has(name)) context.report({ node, messageId: 'stale', data: { name } });
      },
    };
  },
};

/** Not for visitors' pages, whose forms are native, and what stands in for a page that did not come. */
export const nativeControls = {
  files: ['src/ui/**/*.tsx'],
  ignores: [
    'src/ui/forms/native/**',
    'src/ui/{public,router,startup}/**',
    'src/ui/screens/{login,forgot-password,new-password,register-*}/**',
  ],
  plugins: { house: { rules: { 'native-controls': rule } } },
  rules: { 'house/native-controls': 'error' },
};
