import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { ClientStore } from '../../../src/application/client/client-store';
import { SessionStore } from '../../../src/application/session/session-store';
import { useTranslation } from '../../../src/ui/i18n/texts';
import { useStore } from '../../../src/ui/hooks/use-store';
import { renderPortal } from '../../../src/testkit/portal/render-portal';

const Probe = observer(function Probe() {
  const { setting } = useStore(ClientStore);
  const session = useStore(SessionStore);
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{t('common.retry')}</h1>
      <p>{setting?.fullName ?? 'nobody'}</p>
      <p data-testid="address">{pathname + search}</p>
      <Link to="/news?tab=1">link</Link>
      <button onClick={() => session.signOut('manual')}>leave</button>
    </>
  );
});

describe('renderPortal', () => {
  test('a view has stores, the shipped texts and a signed-in client', async () => {
    await renderPortal(<Probe />, { client: { fullName: 'Wei Zhang' } });
    expect(screen.getByRole('heading').textContent).toBe('Retry');
    expect(screen.getByText('Wei Zhang')).not.toBeNull();
  });

  test('the router and the stores have the same location', async () => {
    const { portal, user } = await renderPortal(<Probe />, { address: '/Profile' });
    expect(screen.getByTestId('address').textContent).toBe('/Profile');
    await user.click(screen.getByText('link'));
    expect(portal.navigation.current()).toEqual({ path: '/news', search: '?tab=1' });
    await user.click(screen.getByText('leave'));
    expect(screen.getByTestId('address').textContent).toBe('/login');
    expect(screen.getByText('nobody')).not.toBeNull();
  });
});
