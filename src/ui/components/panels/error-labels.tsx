import { errorLabelKey, errorText } from '../../../domain/kernel/errors';
import { useTranslation } from '../../i18n/texts';
import { SupportText } from '../text/support-text';

interface ErrorLabel {
  code: number;
  className: string;
  text: string;
}

/** The label of each code of a failure. */
export function useErrorLabels(codes: readonly number[]): readonly ErrorLabel[] {
  const { t, exists } = useTranslation();
  return [...new Set(codes)].map((code) => {
    const { labelKey, className } = errorText(code, (knownCode) => exists(errorLabelKey(knownCode)));
    return { code, className, text: t(labelKey) };
  });
}

/** One label per code of a failure (R8, D5 "Error labels"). */
export function ErrorLabels({ codes }: { codes: readonly number[] }) {
  return useErrorLabels(codes).map(({ code, text, className }, index) => (
    <span key={code} className={className}>
      {index > 0 && ' '}
      <SupportText>{text}</SupportText>
    </span>
  ));
}
