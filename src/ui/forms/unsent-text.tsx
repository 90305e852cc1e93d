import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { UnsentForms } from '../../application/kernel/unsent-forms';
import { deferComponent } from '../components/defer-component';
import type { LossTexts } from '../components/floating/leave-question';
import { useStore } from '../hooks/use-store';
import { withTheme } from '../theme/with-theme';

interface UnsentTextProps extends LossTexts {
  hasText: () => boolean;
}

const LeaveQuestion = deferComponent<LossTexts>(
  withTheme(
    async () =>
      (await import(/* webpackChunkName: "leave-question" */ '../components/floating/leave-question'))
        .LeaveQuestion,
  ),
);

/**
 * Asks before the client leaves a page with a form whose text is not stored; before the tab is closed or reloaded, the
 * browser asks.
 */
export const UnsentText = observer(function UnsentText({ hasText, ...texts }: UnsentTextProps) {
  const forms = useStore(UnsentForms);
  const latest = useRef(hasText);
  useEffect(() => void (latest.current = hasText));
  const form = useMemo(() => ({ hasText: () => latest.current() }), []);
  useEffect(() => {
    const removeForm = forms.add(form);
    const onUnload = (event: Event) => {
      if (form.hasText()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      removeForm();
    };
  }, [form, forms]);
  return forms.isAsking(form) && <LeaveQuestion {...texts} />;
});
