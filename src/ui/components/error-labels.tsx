import { errorLabelKey, errorText } from '../../domain/errors';
import { useTranslation } from '../i18n/texts';
import { SupportText } from './support-text';

/** One label per code of a failure (R8, D5 "Error labels"). */
export function ErrorLabels({ codes }: { codes: readonly number[] }) {
  const { t, exists } = useTranslation();
  const labels = [...new Set(codes)].map((code) => ({
    code,
    ...errorText(code, (known) => exists(errorLabelKey(known))),
  }));
  return labels.map(({ code, labelKey, className }, index) => (
    <span key={code} className={className}>
      {index > 0 && ' '}
      <SupportText>{t(labelKey)}</SupportText>
    </span>
  ));
}
