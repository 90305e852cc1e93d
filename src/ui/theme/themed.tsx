import type { ComponentType } from 'react';

/**
 * Loads code with Ant Design's controls, and their theme beside it. Whatever is loaded by itself and draws such a
 * control is loaded this way: there is no theme round the account area, whose first page waits for none
 * (docs/decisions/0033).
 */
export const themed =
  <Props extends object>(load: () => Promise<ComponentType<Props>>): (() => Promise<ComponentType<Props>>) =>
  async () => {
    const [Part, { AntdTheme }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "theme" */ './antd-theme'),
    ]);
    return function Themed(props: Props) {
      return (
        <AntdTheme>
          <Part {...props} />
        </AntdTheme>
      );
    };
  };
