import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';

describe('LayoutStore', () => {
  test.each([
    ['true', true],
    ['false', false],
  ])('the sidebar has its stored state (collapsed "%s")', (collapsed, isCollapsed) => {
    expect(createTestPortal({ storedValues: { collapsed } }).layout.isCollapsed).toBe(isCollapsed);
  });

  test.each(['NaN', '1', '<b>', ''])('a corrupt collapsed "%s" is reset', (collapsed) => {
    const { layout, local } = createTestPortal({ storedValues: { collapsed } });
    expect(layout.isCollapsed).toBe(false);
    expect(local.entries.has('collapsed')).toBe(false);
  });

  test('at first no overlay is open', () => {
    const { layout } = createTestPortal();
    expect(layout).toMatchObject({
      isMoreOpen: false,
      isUserMenuOpen: false,
      isSettled: false,
      isEmbedded: false,
    });
  });

  test('collapsing is stored', () => {
    const { layout, local } = createTestPortal();
    layout.toggleSidebar();
    expect([layout.isCollapsed, local.entries.get('collapsed')]).toEqual([true, 'true']);
    layout.toggleSidebar();
    expect([layout.isCollapsed, local.entries.get('collapsed')]).toEqual([false, 'false']);
  });

  test('a submenu belongs to its container', () => {
    const { layout } = createTestPortal();
    layout.toggleSubmenu('sidebar', 'research');
    expect(layout.isOpen('sidebar', 'research')).toBe(true);
    expect(layout.isOpen('topbar', 'research')).toBe(false);
    layout.toggleSubmenu('sidebar', 'research');
    expect(layout.isOpen('sidebar', 'research')).toBe(false);
  });

  test('a route change closes overlays, but not the sidebar’s submenus', () => {
    const { layout } = createTestPortal();
    layout.toggleMore();
    layout.setUserMenu(true);
    layout.toggleSubmenu('sidebar', 'research');
    layout.toggleSubmenu('topbar', 'platforms');
    layout.closeOverlays();
    expect(layout).toMatchObject({ isMoreOpen: false, isUserMenuOpen: false });
    expect(layout.isOpen('sidebar', 'research')).toBe(true);
    expect(layout.isOpen('topbar', 'platforms')).toBe(false);
  });

  test('a group opened automatically can be closed, until the route changes', () => {
    const { layout } = createTestPortal();
    expect(layout.isOpen('sidebar', 'research', true)).toBe(true);
    layout.toggleSubmenu('sidebar', 'research', true);
    expect(layout.isOpen('sidebar', 'research', true)).toBe(false);
    layout.closeOverlays();
    expect(layout.isOpen('sidebar', 'research', true)).toBe(true);
    expect(layout.isOpen('sidebar', 'research')).toBe(false);
  });

  test('the collapsed sidebar’s submenus are overlays too', () => {
    const { layout } = createTestPortal({ storedValues: { collapsed: 'true' } });
    layout.toggleSubmenu('sidebar', 'research');
    layout.closeOverlays();
    expect(layout.isOpen('sidebar', 'research')).toBe(false);
  });

  test('the layout is settled two seconds after the shell appeared', () => {
    const { layout, clock } = createTestPortal();
    layout.scheduleSettled();
    clock.advance(1_999);
    expect(layout.isSettled).toBe(false);
    clock.advance(1);
    expect(layout.isSettled).toBe(true);
  });

  test('embed mode stays on until it is turned off', () => {
    const { layout, local } = createTestPortal();
    layout.setEmbedded(true);
    expect([layout.isEmbedded, local.entries.get('isMobileApp')]).toEqual([true, 'true']);
    expect(createTestPortal({ storedValues: { isMobileApp: 'true' } }).layout.isEmbedded).toBe(true);
    expect(createTestPortal({ storedValues: { isMobileApp: '1' } }).layout.isEmbedded).toBe(false);
    layout.setEmbedded(false);
    expect([layout.isEmbedded, local.entries.has('isMobileApp')]).toEqual([false, false]);
  });

  test('a sign-out expands the sidebar and closes every menu', async () => {
    const portal = createTestPortal({ signedIn: true, storedValues: { collapsed: 'true' } });
    await portal.start();
    portal.layout.toggleSubmenu('sidebar', 'research');
    portal.session.signOut('manual');
    expect(portal.layout.isCollapsed).toBe(false);
    expect(portal.layout.isOpen('sidebar', 'research')).toBe(false);
  });
});
