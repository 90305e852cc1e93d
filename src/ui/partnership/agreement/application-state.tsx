import { instantOf } from '../../../domain/kernel/instant';
import type { PartnerAgreement } from '../../../domain/partnership/partner-agreement';
import { Time } from '../../components/figures/time';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';

/**
 * The state of an application: in review, with a question, or refused with its reason; or a partnership that a person has
 * paused or ended.
 */
export function ApplicationState({
  agreement: { acceptedVersion, application, state, version },
}: {
  agreement: PartnerAgreement;
}) {
  const { t } = useTranslation();
  if (state === 'paused' && acceptedVersion === version)
    return (
      <div data-testid="partnership-paused">
        <FormNotice tone="warning">
          {t('agreement.halted')}
          <ReviewersNote note={application?.note ?? null} />
        </FormNotice>
      </div>
    );
  if (state === 'ended')
    return (
      <div data-testid="partnership-ended">
        <FormNotice tone="warning">
          {t('agreement.ended')}
          <ReviewersNote note={application?.note ?? null} />
        </FormNotice>
      </div>
    );
  if (!application) return null;
  const appliedInstant = instantOf(application.appliedAt);
  if (state === 'applied')
    return (
      <div data-testid="application-applied">
        <FormNotice tone="info">
          {appliedInstant !== null && (
            <Sentence
              textKey="agreement.appliedTitle"
              parts={{ day: <Time instant={appliedInstant} style="day" /> }}
            />
          )}
          <br />
          {t('agreement.appliedHelp')}
        </FormNotice>
      </div>
    );
  if (state !== 'asked' && state !== 'refused') return null;
  const { note, reason } = application;
  return (
    <div data-testid={`application-${state}`}>
      <FormNotice tone="warning">
        {t(state === 'asked' ? 'agreement.askedTitle' : 'agreement.refusedTitle')}
        {reason !== null && <> · {t(`agreement.reason.${reason}`)}</>}
        <ReviewersNote note={note} />
        <br />
        {t('agreement.again')}
      </FormNotice>
    </div>
  );
}

function ReviewersNote({ note }: { note: string | null }) {
  const { t } = useTranslation();
  if (note === null) return null;
  return (
    <>
      <br />
      {t('agreement.note')}
      <br />
      <Verbatim dir="auto">{note}</Verbatim>
    </>
  );
}
