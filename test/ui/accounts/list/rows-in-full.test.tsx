import { render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { createTestPortal } from '../../../../src/testkit/portal/create-test-portal';
import { Rows } from '../../../../src/ui/accounts/list/rows';
import { StoreProvider } from '../../../../src/ui/hooks/use-store';

jest.mock('../../../../src/ui/accounts/list/window-rows', () => {
  throw new Error('Loading chunk failed.');
});

it('renders a long list in full if the code for scrolling fails to load', async () => {
  const list = createRef<HTMLUListElement>();
  render(
    <StoreProvider resolve={createTestPortal().resolve}>
      <Rows list={list} count={101} estimate={50} keyOf={(index) => index} overscan={2}>
        {({ indexes, heightAfter }) => (
          <ul ref={list} data-after={heightAfter}>
            {indexes.map((index) => (
              <li key={index}>{index}</li>
            ))}
          </ul>
        )}
      </Rows>
    </StoreProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(101));
  expect(screen.getByRole('list').dataset['after']).toBe('0');
});
