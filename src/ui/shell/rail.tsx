import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AttentionStore } from '../../application/stores/attention-store';
import { NotificationsStore } from '../../application/stores/notifications-store';
import { useFeature } from '../router/use-feature';
import { useStore } from '../use-store';
import { RailActivity } from './rail-activity';
import { RailAttention } from './rail-attention';

/** Beside a page where there is room: what waits for the client, and what happened last. */
export const Rail = observer(function Rail() {
  return useFeature('rail') && <Sections />;
});

const Sections = observer(function Sections() {
  const attention = useStore(AttentionStore);
  const messages = useStore(NotificationsStore);
  useEffect(() => {
    attention.load();
    messages.load();
  }, [attention, messages]);
  return (
    <>
      <RailAttention />
      <RailActivity />
    </>
  );
});
