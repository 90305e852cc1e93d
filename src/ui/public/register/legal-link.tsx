import { useTranslation } from 'react-i18next';
import { parseAddress } from '../../../domain/address';

/** A legal text in a new tab; addresses are texts of the gateway too, so only web addresses count (quality X1, X3). */
export function LegalLink({ name }: { name: 'terms' | 'privacy' | 'risk' }) {
  const { t } = useTranslation();
  const url = parseAddress(t(`footer.${name}Url`), window.location.origin);
  const words = t(`footer.${name}`);
  if (url?.origin !== window.location.origin && url?.protocol !== 'https:') return <>{words}</>;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}
