import { ConjunctionList } from '../../i18n/conjunction-list';
import { Sentence } from '../../components/text/sentence';
import { LegalLink, type LegalText } from '../../components/text/legal-link';

/** The consent to the legal texts, with links to them. */
export function AcceptedTexts({ names }: { names: readonly LegalText[] }) {
  const links = names.map((name) => <LegalLink key={name} name={name} />);
  return <Sentence textKey="register.accepted" parts={{ documents: <ConjunctionList items={links} /> }} />;
}
