import { Listed } from '../../i18n/listed';
import { Sentence } from '../../components/text/sentence';
import { LegalLink, type LegalText } from '../../components/text/legal-link';

/** What is ticked before a registration: the legal texts, each to be read. */
export function AcceptedTexts({ names }: { names: readonly LegalText[] }) {
  const links = names.map((name) => <LegalLink key={name} name={name} />);
  return <Sentence textKey="register.accepted" parts={{ documents: <Listed items={links} /> }} />;
}
