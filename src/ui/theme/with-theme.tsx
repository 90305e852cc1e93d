import type { ComponentType } from 'react';

/**
 * Loads code that renders Ant Design's controls, and their theme in parallel. Every chunk with such controls is loaded this
 * way: the account area has no theme around it, since its first page must not wait for one (docs/decisions/0033).
 */
export const withTheme =
  <Props extends object>(load: () => Promise<ComponentType<Props>>): (() => Promise<ComponentType<Props>>) =>
  async () => {
    const [Component, { AntdTheme }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "theme" */ './antd-theme'),
    ]);
    return function Themed(props: Props) {
      return (
        <AntdTheme>
          <Component {...props} />
        </AntdTheme>
      );
    };
  };
