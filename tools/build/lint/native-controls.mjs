import path from 'node:path';

/** Behind the sign-in controls are Ant Design's. These files have native ones, for the reason in the decision named. */
const NATIVE_CONTROLS = {
  'src/ui/components/copy-button.tsx': ['button'], // docs/decisions/0015
  'src/ui/components/text/language-list.tsx': ['button'], // 0033
  'src/ui/components/panels/retry-button.tsx': ['button'], // 0033
  'src/ui/components/text/support-text.tsx': ['button'], // 0015
  'src/ui/money/parts/money-effect-preview.tsx': ['table'], // 0015
  'src/ui/forms/text-button.tsx': ['button'], // 0015
  'src/ui/forms/user-name.tsx': ['input'], // 0015
  'src/ui/forms/antd/date-input.tsx': ['input'], // 0015
  'src/ui/notifications/parts/preferences.tsx': ['table'], // 0015
  'src/ui/accounts/list/account-card.tsx': ['button'], // 0033
  'src/ui/accounts/actions/account-menu.tsx': ['button'], // 0010
  'src/ui/accounts/list/accounts-table.tsx': ['table'], // 0003
  'src/ui/accounts/totals/figures-time.tsx': ['button'], // 0033
  'src/ui/dashboard/widget.tsx': ['details'], // 0015
  'src/ui/news/article/article-table.tsx': ['table'], // 0064
  'src/ui/terminal/screens/sign-in-help.tsx': ['details'], // 0015
  'src/ui/social/screens/strategies-skeleton.tsx': ['table'], // 0015
  'src/ui/components/panels/banner.tsx': ['button'], // 0015
  'src/ui/shell/menus/campaign-carousel.tsx': ['button'], // 0015
  'src/ui/shell/support/chat-launcher.tsx': ['button'], // 0033
  'src/ui/shell/banners/consent-banner.tsx': ['button'], // 0015
  'src/ui/components/page/footer.tsx': ['button'], // 0033
  'src/ui/shell/user-menu/language-select.tsx': ['button'], // 0010
  'src/ui/shell/bars/mobile-bar.tsx': ['button'], // 0010
  'src/ui/shell/bars/sidebar.tsx': ['button'], // 0033
  'src/ui/shell/menus/submenu.tsx': ['button'], // 0010
  'src/ui/shell/user-menu/theme-toggle.tsx': ['button'], // 0015
  'src/ui/shell/user-menu/user-menu-panel.tsx': ['button'], // 0015
  'src/ui/shell/user-menu/user-menu.tsx': ['button'], // 0010
};

const CONTROLS = ['button', 'input', 'select', 'textarea', 'progress', 'dialog', 'table', 'details'];

const rule = {
  meta: {
    messages: {
      native:
        "Behind the sign-in <{{name}}> is Ant Design's, or has a decision and a row in tools/build/lint/native-controls.mjs.",
      stale: 'No <{{name}}> is rendered here: its row in tools/build/lint/native-controls.mjs can go.',
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const allowedControls = NATIVE_CONTROLS[file] ?? [];
    const renderedControls = new Set();
    return {
      JSXOpeningElement(node) {
        const { name } = node.name;
        if (!CONTROLS.includes(name)) return;
        renderedControls.add(name);
        if (!allowedControls.includes(name)) context.report({ node, messageId: 'native', data: { name } });
      },
      'Program:exit'(node) {
        for (const name of allowedControls)
          if (!renderedControls.has(name)) context.report({ node, messageId: 'stale', data: { name } });
      },
    };
  },
};

/** Visitors' pages are exempt, because their forms are native, and so are views in place of a page that failed to load. */
export const nativeControls = {
  files: ['src/ui/**/*.tsx'],
  excludeFiles: [
    'src/ui/forms/native/**',
    'src/ui/{public,router,startup}/**',
    'src/ui/{session,passwords,registration}/**',
  ],
  rules: { 'house/native-controls': 'error' },
};

export default { meta: { name: 'house' }, rules: { 'native-controls': rule } };
