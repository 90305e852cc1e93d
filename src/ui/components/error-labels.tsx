import { useTranslation } from 'react-i18next';
import { errorLabelKey, errorText } from '../../domain/errors';

/** One label per code of a failure (R8, D5 "Error labels"). */
export function ErrorLabels({ codes }: { codes: readonly number[] }) {
  const { t, i18n } = useTranslation();
  const labels = [...new Set(codes)].map((code) => ({
    code,
    ...errorText(code, (known) => i18n.exists(errorLabelKey(known))),
  }));
  return labels.map(({ code, labelKey, className }, index) => (
    <span key={code} className={className}>
      {index > 0 && ' '}
      {t(labelKey)}
    </span>
  ));
}
