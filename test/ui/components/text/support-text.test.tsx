import { screen } from '@testing-library/react';
import { ErrorLabels } from '../../../../src/ui/components/panels/error-labels';
import { SupportContext, SupportText } from '../../../../src/ui/components/text/support-text';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { LANGUAGE_FOLDERS, textsOf } from '../../../spec/shipped-texts';

describe('texts that lead to support', () => {
  const KEYS = [
    'errors.error1',
    'errors.error8',
    'booster.help',
    'calculators.noSymbols',
    'platform.empty',
    'platform.help.wrongPassword.text',
    'documents.reason.other',
    'partnership.noLink',
    'openAccount.none.text',
  ];

  test.each(LANGUAGE_FOLDERS)('contain the word for the link, in %s', (folder) => {
    const texts = textsOf(folder);
    const word = texts.get('support.word')?.toLowerCase() ?? '';
    expect(word).not.toBe('');
    expect(KEYS.filter((key) => !texts.get(key)?.toLowerCase().includes(word))).toEqual([]);
  });

  test('open the support panel by that word', async () => {
    const openSupport = jest.fn();
    const { user } = await renderPortal(
      <SupportContext value={openSupport}>
        <p data-testid="sentence">
          <ErrorLabels codes={[8]} />
        </p>
      </SupportContext>,
    );
    expect(screen.getByTestId('sentence').textContent).toBe(textsOf('en').get('errors.error8'));
    await user.click(screen.getByRole('button', { name: 'support' }));
    expect(openSupport).toHaveBeenCalledTimes(1);
  });

  test('have no link without the word or without a panel', async () => {
    await renderPortal(
      <>
        <SupportContext value={() => undefined}>
          <SupportText>Call your advisor.</SupportText>
        </SupportContext>
        <SupportText>Contact support.</SupportText>
      </>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent).toContain('Call your advisor.Contact support.');
  });
});
