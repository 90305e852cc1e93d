import type { Campaign } from '../../../domain/campaigns/campaign';
import { instantOf } from '../../../domain/kernel/instant';
import { Facts } from '../../components/figures/facts';
import { Login } from '../../components/figures/login';
import { Time } from '../../components/figures/time';
import { GatewayText } from '../../components/text/gateway-text';
import { Verbatim } from '../../components/text/verbatim';
import { useTranslation } from '../../i18n/texts';
import styles from './page.module.css';

/** The current terms, and those that the client has accepted with their account. */
export function CampaignTerms({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation();
  const { culture, joinedAt, membership, terms, termsSha256, termsVersion } = campaign;
  const joinedInstant = instantOf(joinedAt);
  return (
    <section className={styles['section']} data-testid="campaign-terms-text">
      <h2>{t('campaignList.termsVersion', { version: String(termsVersion ?? 1) })}</h2>
      {terms && (
        <p className={styles['terms']}>
          <GatewayText culture={culture}>{terms}</GatewayText>
        </p>
      )}
      <Facts
        facts={[
          ...(membership
            ? [
                {
                  key: 'account',
                  label: t('campaignList.account'),
                  value: <Login login={membership.login} />,
                },
                {
                  key: 'accepted',
                  label: t('campaignList.acceptedTerms'),
                  value: (
                    <>
                      {t('campaignList.version', { version: String(membership.termsVersion ?? '') })}
                      {joinedInstant !== null && (
                        <>
                          {' · '}
                          <Time instant={joinedInstant} />
                        </>
                      )}
                    </>
                  ),
                },
              ]
            : []),
          {
            key: 'sha256',
            label: t('campaignList.fingerprint'),
            value: <Verbatim className={styles['hash']}>{membership?.termsSha256 ?? termsSha256}</Verbatim>,
          },
        ]}
      />
    </section>
  );
}
