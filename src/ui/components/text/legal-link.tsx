import { SiteStore } from '../../../application/site/site-store';
import { webAddress } from '../../../domain/kernel/address';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

export type LegalText = 'terms' | 'privacy' | 'risk' | 'partner';

/** A link to a legal text in a new tab; only its name if its address is invalid. */
export function LegalLink({ name }: { name: LegalText }) {
  const { t } = useTranslation();
  const { origin } = useStore(SiteStore);
  const address = t(`footer.${name}Url`);
  const label = t(`footer.${name}`);
  if (!webAddress(address, origin)) return <>{label}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}
