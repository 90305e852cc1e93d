import { observer } from 'mobx-react-lite';
import { ClipboardStore } from '../../../application/kernel/clipboard-store';
import { OpenSessionsStore } from '../../../application/session/open-sessions-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { SecurityEvent } from '../../../domain/session/security-event';
import { CopyButton } from '../../components/copy-button';
import { Time } from '../../components/figures/time';
import { SplitSection } from '../../components/page/split-section';
import type { BookRowsProps } from '../../forms/books/book-columns';
import { BookSection } from '../../forms/books/book-section';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Place, useDeviceName } from './sign-in-words';
import { Verbatim } from '../../components/text/verbatim';

/** Events of the client's sign-in and data, with their references. Nothing if the gateway does not have the list. */
export const SecurityHistory = observer(function SecurityHistory() {
  const { t } = useTranslation();
  const store = useStore(OpenSessionsStore);
  const columns = useColumns();
  if (store.areEventsMissing) return null;
  return (
    <SplitSection title={t('profile.events.title')} help={t('profile.events.help')}>
      <BookSection
        name="security"
        textPrefix="profile.events"
        label={t('profile.events.title')}
        login={0}
        list={store.events}
        keyOf={({ id }) => id}
        columnsOf={() => columns}
      />
    </SplitSection>
  );
});

function useColumns(): BookRowsProps<SecurityEvent>['columns'] {
  const { t } = useTranslation();
  const nameOf = useDeviceName();
  return [
    {
      key: 'event',
      label: t('profile.events.event'),
      cell: ({ kind }) => <b>{t(`profile.events.kind.${kind}`)}</b>,
    },
    { key: 'time', label: t('account.books.time'), cell: ({ at }) => <EventTime at={at} /> },
    {
      key: 'reference',
      label: t('account.books.reference'),
      cell: ({ reference }) => (reference === null ? '—' : <Reference reference={reference} />),
    },
    {
      key: 'device',
      label: t('profile.events.device'),
      cell: ({ device }) => (device === null ? '—' : <bdi>{nameOf(device)}</bdi>),
    },
    {
      key: 'place',
      label: t('profile.events.place'),
      cell: (event) => (event.country === null && event.network === null ? '—' : <Place {...event} />),
    },
  ];
}

function EventTime({ at }: { at: string | null }) {
  const instant = instantOf(at);
  return instant === null ? '—' : <Time instant={instant} />;
}

/** A reference with a copy button: clients quote it to the support. */
export function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const clipboard = useStore(ClipboardStore);
  return (
    <>
      <Verbatim>
        <code>{reference}</code>
      </Verbatim>{' '}
      <CopyButton
        label={t('profile.review.copy', { reference })}
        onCopy={() => void clipboard.copy(reference)}
      />
    </>
  );
}
