import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CopiesStore } from '../../../application/social/copies-store';
import { CopyChangeStore, type CopyForm } from '../../../application/social/copy-change-store';
import type { Copy, CopyDetails } from '../../../domain/social/copy';
import { FormProblemNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { CopyChangeForm } from './copy-change-form';
import { CopyFundsForm } from './copy-funds-form';
import { CopyStopPreview } from './copy-stop-preview';

/** Pausing, changing, moving money and ending; one form is open at a time. */
export const CopyButtons = observer(function CopyButtons({ copy: { id, state } }: { copy: Copy }) {
  const { t } = useTranslation();
  const store = useStore(CopiesStore);
  const changes = useStore(CopyChangeStore);
  const isPaused = state === 'paused';
  const open = (form: CopyForm) => {
    store.setStopOpen(false);
    changes.open(form);
  };
  return (
    <>
      <Button
        data-testid={isPaused ? 'copy-resume' : 'copy-pause'}
        loading={store.submission.isSending && !store.isStopOpen}
        onClick={() => void (isPaused ? store.resume(id) : store.pause(id))}
      >
        {t(isPaused ? 'social.copy.resume' : 'social.copy.pause')}
      </Button>
      <Button data-testid="copy-change-open" onClick={() => open('change')}>
        {t('social.copy.change')}
      </Button>
      <Button data-testid="copy-funds-open" onClick={() => open('funds')}>
        {t('social.copy.funds')}
      </Button>
      <Button
        danger
        data-testid="copy-stop"
        onClick={() => {
          changes.close();
          store.setStopOpen(true);
        }}
      >
        {t('social.copy.stop')}
      </Button>
    </>
  );
});

/** The open form of a running copy. */
export const CopyForms = observer(function CopyForms({ copy }: { copy: CopyDetails }) {
  const store = useStore(CopiesStore);
  const changes = useStore(CopyChangeStore);
  useEffect(() => () => changes.close(), [changes]);
  useEffect(() => changes.update(copy), [changes, copy]);
  const { problem } = store.submission;
  return (
    <>
      {problem && !store.isStopOpen && <FormProblemNotice problem={problem} />}
      {store.isStopOpen && <CopyStopPreview copy={copy} />}
      {changes.openForm === 'change' && <CopyChangeForm copy={copy} />}
      {changes.openForm === 'funds' && <CopyFundsForm copy={copy} />}
    </>
  );
});
