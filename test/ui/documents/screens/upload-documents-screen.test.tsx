import { act, screen, within } from '@testing-library/react';
import { TabStore } from '../../../../src/application/kernel/ports/storage';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/documents/screens/upload-documents-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';
import { setPhone } from '../../kit/viewport';
import { timeOf } from '../../kit/time-of';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const renderDocuments = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/upload-documents', ...options });
const row = (kind: string) => within(screen.getByTestId(`document-${kind}`));

/** A File as in browsers; jsdom's own cannot be read as bytes. */
function fileOf(content: string, name = 'pay.pdf'): File {
  const file = new File([content], name, { type: 'application/pdf' });
  const { buffer } = new TextEncoder().encode(content);
  return Object.assign(file, { arrayBuffer: async () => buffer });
}

/** A photo from a camera: a JPEG by its first bytes. */
function imageOf(): File {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
  const file = new File([bytes], 'image.jpg', { type: 'image/jpeg' });
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer });
}

describe('documents', () => {
  test('each kind has a row with status, reason and upload field', async () => {
    await renderDocuments();
    expect(row('identity-front').getByText('Verified')).not.toBeNull();
    expect(row('identity-front').queryByTestId('document-file-identity-front')).toBeNull();
    expect(row('address').getByText(/older than 6 months/)).not.toBeNull();
    expect(row('income').getByText('Not submitted')).not.toBeNull();
    expect(screen.getByText('1 of 3 verified')).not.toBeNull();
  });

  test('a message links to the accounts if no documents are required', async () => {
    await renderDocuments({ prepare: ({ owner }) => void (owner.documents = []) });
    const message = within(screen.getByTestId('documents-empty'));
    expect(message.getByRole('heading').textContent).toBe('No documents required');
    expect(message.getByRole('link', { name: 'Accounts' }).getAttribute('href')).toBe('/accounts');
  });

  test('rejected documents are first, then missing ones, then the others', async () => {
    await renderDocuments();
    const kinds = screen.getAllByTestId(/^document-[a-z]+(-front)?$/).map((item) => item.dataset['testid']);
    expect(kinds).toEqual(['document-address', 'document-income', 'document-identity-front']);
  });

  test('the first missing document has an upload field, the others a button', async () => {
    const { user } = await renderDocuments({
      prepare: ({ owner }) =>
        void (owner.documents = owner.documents.map((item) => ({ ...item, status: 'none', fileName: null }))),
    });
    expect(screen.getAllByTestId(/^document-file-/)).toHaveLength(1);
    await user.click(row('income').getByRole('button', { name: 'Choose a file: Proof of income' }));
    expect(screen.getAllByTestId(/^document-file-/)).toHaveLength(2);
    await user.upload(screen.getByTestId('document-file-income'), fileOf('nothing'));
    await act(untilSettled);
    expect(row('income').getByRole('alert')).not.toBeNull();
    await user.click(row('income').getByRole('button', { name: 'Choose a file: Proof of income' }));
    expect(screen.getByTestId('document-file-income')).not.toBeNull();
  });

  test('a file is uploaded and under review', async () => {
    const { user, portal } = await renderDocuments();
    await user.upload(screen.getByTestId('document-file-income'), fileOf('%PDF-1.4 x'));
    await act(untilSettled);
    expect(row('income').getByText('Under review')).not.toBeNull();
    expect(row('income').getByText(/pay\.pdf/)).not.toBeNull();
    expect(portal.backend.calls.find(({ call }) => call === 'createUpload')?.args).toEqual([
      'income',
      'pay.pdf',
      10,
    ]);
  });

  test('a phone offers its camera and a choice of files', async () => {
    setPhone(true);
    const { user, portal } = await renderDocuments();
    const inputs = [...screen.getByTestId('document-income').querySelectorAll('input')];
    expect(inputs.map((input) => [input.getAttribute('capture'), input.accept])).toEqual([
      ['environment', 'image/png,image/jpeg'],
      [null, 'application/pdf,image/png,image/jpeg'],
    ]);
    expect(row('income').getByRole('button', { name: 'Take a photo: Proof of income' })).not.toBeNull();
    await user.upload(screen.getByTestId('document-camera-income'), imageOf());
    await act(untilSettled);
    expect(portal.backend.count('createUpload')).toBe(1);
  });

  test('a file whose content is not a document is not uploaded', async () => {
    const { user, portal } = await renderDocuments();
    await user.upload(screen.getByTestId('document-file-income'), fileOf('<svg onload=alert(1)>'));
    await act(untilSettled);
    expect(row('income').getByRole('alert').textContent).toContain('not a PDF, PNG or JPEG file');
    expect(portal.backend.count('createUpload')).toBe(0);
  });

  test('Cancel stops the upload, also at the gateway', async () => {
    const { user, portal } = await renderDocuments();
    const release = portal.backend.hold('uploadBytes');
    await user.upload(screen.getByTestId('document-file-income'), fileOf('%PDF-1.4 x'));
    await act(untilSettled);
    expect(row('income').getByRole('progressbar')).not.toBeNull();
    await user.click(row('income').getByRole('button', { name: 'Cancel' }));
    release();
    await act(untilSettled);
    expect(portal.backend.calls.filter(({ call }) => call === 'dropUpload')).toHaveLength(1);
    expect(portal.owner.uploads.size).toBe(0);
    expect(row('income').getByText('Not submitted')).not.toBeNull();
  });

  test('the remaining time is estimated from the last seconds', async () => {
    const { user, portal } = await renderDocuments();
    const sendFirstHalf = portal.backend.hold('uploadBytes');
    await user.upload(screen.getByTestId('document-file-income'), fileOf('%PDF-1.4 x'));
    await act(untilSettled);
    expect(row('income').queryByText(/left/)).toBeNull();
    portal.clock.advance(5_000);
    sendFirstHalf();
    const sendSecondHalf = portal.backend.hold('uploadBytes');
    await act(untilSettled);
    expect(row('income').getByText('pay.pdf: 50% sent')).not.toBeNull();
    expect(row('income').getByText('About 5 seconds left')).not.toBeNull();
    await user.click(row('income').getByRole('button', { name: 'Pause' }));
    expect(row('income').queryByText(/left/)).toBeNull();
    sendSecondHalf();
    await act(untilSettled);
  });

  test('Continue resumes a paused upload', async () => {
    const { user, portal } = await renderDocuments();
    const release = portal.backend.hold('uploadBytes');
    await user.upload(screen.getByTestId('document-file-income'), fileOf('%PDF-1.4 x'));
    await act(untilSettled);
    await user.click(row('income').getByRole('button', { name: 'Pause' }));
    release();
    await act(untilSettled);
    expect(row('income').getByText(/pay\.pdf: paused/)).not.toBeNull();
    expect(portal.owner.uploads.size).toBe(1);
    await user.click(row('income').getByRole('button', { name: 'Continue' }));
    await act(untilSettled);
    expect(row('income').getByText('Under review')).not.toBeNull();
    expect(portal.backend.count('createUpload')).toBe(1);
  });

  test('files are uploaded one after the other', async () => {
    const { user, portal } = await renderDocuments();
    const release = portal.backend.hold('uploadBytes');
    await user.upload(screen.getByTestId('document-file-income'), fileOf('%PDF-1.4 x'));
    await user.upload(screen.getByTestId('document-file-address'), fileOf('%PDF-1.4 y', 'bill-2.pdf'));
    await act(untilSettled);
    expect(row('address').getByText('bill-2.pdf: waiting for the file before it')).not.toBeNull();
    release();
    await act(untilSettled);
    await act(untilSettled);
    expect(row('income').getByText('Under review')).not.toBeNull();
    expect(row('address').getByText('Under review')).not.toBeNull();
  });

  test('a failure is shown in its row, and the upload can be resumed', async () => {
    const { user, portal } = await renderDocuments({
      prepare: ({ backend }) =>
        backend.failNext('uploadBytes', PortalError.unavailable({ status: 503, codes: [ERROR_CODE.failed] })),
    });
    await user.upload(screen.getByTestId('document-file-income'), fileOf('%PDF-1.4 x'));
    await act(untilSettled);
    expect(document.querySelectorAll(`span.error.error${ERROR_CODE.failed}`)).toHaveLength(1);
    await user.click(screen.getByTestId('document-again-income'));
    await act(untilSettled);
    expect(row('income').getByText('Under review')).not.toBeNull();
    expect(portal.backend.count('createUpload')).toBe(1);
  });

  describe('an upload from before a reload or from another device', () => {
    const startedUpload = {
      id: 'upload-of-income',
      kind: 'income',
      fileName: 'pay.pdf',
      size: 10,
      received: 5,
    } as const;
    const renderStartedUpload = () =>
      renderDocuments({ prepare: ({ owner }) => void owner.uploads.set(startedUpload.id, startedUpload) });

    test('is shown with its progress and resumed with the same file', async () => {
      const { user, portal } = await renderStartedUpload();
      expect(row('income').getByText(/pay\.pdf: 50\s?% sent so far/)).not.toBeNull();
      await user.upload(screen.getByTestId('document-file-income'), fileOf('%PDF-1.4 x'));
      await act(untilSettled);
      expect(row('income').getByText('Under review')).not.toBeNull();
      expect(portal.backend.count('createUpload')).toBe(0);
    });

    test('is cancelled if another file is chosen', async () => {
      const { user, portal } = await renderStartedUpload();
      await user.upload(screen.getByTestId('document-file-income'), fileOf('%PDF-1.4 other'));
      await act(untilSettled);
      expect(portal.backend.calls.find(({ call }) => call === 'dropUpload')?.args).toEqual([
        startedUpload.id,
      ]);
      expect(portal.backend.count('createUpload')).toBe(1);
    });

    test('is read from the tab’s storage if the gateway refuses the list', async () => {
      const { portal } = await renderDocuments({
        prepare: ({ backend, resolve, owner }) => {
          backend.failNext('documentUploads', PortalError.refused([ERROR_CODE.forbidden], 403));
          const entered = { income: `${startedUpload.id} 10 5 pay slip.pdf` };
          resolve(TabStore).set('portico.owner', String(owner.setting.id));
          resolve(TabStore).set(
            'portico.draft.uploads',
            JSON.stringify({ client: owner.setting.id, entered }),
          );
        },
      });
      expect(row('income').getByText(/pay slip\.pdf: 50\s?% sent so far/)).not.toBeNull();
      expect(portal.backend.count('documentUploads')).toBe(1);
    });
  });

  test.each([
    ['encrypted', /evil\.pdf was not accepted: it is protected by a password/],
    ['of-tomorrow', /evil\.pdf was not accepted\. Choose another file/],
  ])(
    'a file that was refused (%s) is shown with the reason beside the earlier file',
    async (reason, text) => {
      await renderDocuments({
        prepare: ({ owner }) =>
          void (owner.documents = owner.documents.map((item) =>
            item.kind === 'identity-front' ? { ...item, refused: { fileName: 'evil.pdf', reason } } : item,
          )),
      });
      expect(row('identity-front').getByText('Verified')).not.toBeNull();
      expect(row('identity-front').getByRole('alert').textContent).toMatch(text);
      expect(screen.getByTestId('document-file-identity-front')).not.toBeNull();
    },
  );

  test('a picture is shown during its upload', async () => {
    const { user, portal } = await renderDocuments();
    portal.backend.hold('uploadBytes');
    await user.upload(screen.getByTestId('document-file-income'), imageOf());
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'image.jpg' });
    expect(picture.src).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  });

  describe('View', () => {
    // jsdom has no object URLs.
    const revokedUrls: string[] = [];
    beforeAll(() => {
      URL.createObjectURL = () => 'blob:https://portal.example/1';
      URL.revokeObjectURL = (address) => void revokedUrls.push(address);
    });

    const storePicture: RenderPortalOptions['prepare'] = ({ owner }) => {
      owner.files.set('file-of-address', 'iVBORw0KGgo=');
    };

    test('shows the uploaded file, which can be saved under its name', async () => {
      const { user, portal } = await renderDocuments({ prepare: storePicture });
      await user.click(row('address').getByRole('button', { name: 'View: Proof of address' }));
      await act(untilSettled);
      const picture = screen.getByRole<HTMLImageElement>('img', { name: 'bill.pdf' });
      expect(picture.src).toBe('data:image/png;base64,iVBORw0KGgo=');
      const save = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' });
      expect([save.download, save.href]).toEqual(['bill.pdf', expect.stringMatching(/^blob:/)]);
      expect(portal.backend.calls.find(({ call }) => call === 'documentFile')?.args).toEqual([
        'file-of-address',
      ]);
      await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
      expect(revokedUrls).toEqual(['blob:https://portal.example/1']);
    });

    test('offers a PDF as a download', async () => {
      const { user } = await renderDocuments();
      await user.click(row('address').getByRole('button', { name: 'View: Proof of address' }));
      await act(untilSettled);
      const dialog = within(screen.getByTestId('document-view'));
      expect(dialog.queryByRole('img', { name: 'bill.pdf' })).toBeNull();
      expect(dialog.getByRole('link', { name: 'Download' })).not.toBeNull();
    });

    test('shows in its dialog that the file did not load, with Retry', async () => {
      const { user } = await renderDocuments({
        prepare: ({ backend }) =>
          backend.failNext('documentFile', PortalError.refused([ERROR_CODE.notFound], 404)),
      });
      await user.click(row('address').getByRole('button', { name: 'View: Proof of address' }));
      await act(untilSettled);
      const dialog = within(screen.getByTestId('document-view'));
      expect(dialog.getByText('The file did not load')).not.toBeNull();
      await user.click(dialog.getByTestId('retry'));
      await act(untilSettled);
      expect(dialog.getByRole('link', { name: 'Download' })).not.toBeNull();
    });

    test('is absent without a file id from the gateway', async () => {
      await renderDocuments();
      expect(screen.queryByTestId('document-view-identity-front')).toBeNull();
    });
  });

  test('the page lists what a missing document blocks, and from when', async () => {
    const { unmount } = await renderDocuments();
    expect(screen.queryByTestId('document-blocks')).toBeNull();
    unmount();
    const threshold = { amount: '2000.00', currency: 'USD' };
    await renderDocuments({
      prepare: ({ owner }) => {
        const blocks = [
          { action: 'withdraw', threshold, from: '2999-03-16T09:30:00Z' },
          { action: 'trade', threshold: null, from: null },
        ] as const;
        owner.documents = owner.documents.map((item) => ({ ...item, blocks }));
      },
    });
    const lines = [...screen.getByTestId('document-blocks').querySelectorAll('li')];
    expect(lines.map((line) => line.textContent)).toEqual([
      `Proof of address · Withdrawals above USD 2,000.00 in total: on hold from ${timeOf('2999-03-16T09:30:00Z')} unless this document is verified by then.`,
      'Proof of address · Trading: on hold until this document is verified.',
      expect.stringContaining('Proof of income · Withdrawals'),
      'Proof of income · Trading: on hold until this document is verified.',
    ]);
  });
});
