import { directionOfText } from '../../../domain/culture/text-language';
import type { NewsBlock } from '../../../domain/news/news-article';
import { ArticleFigure } from './article-figure';
import { ArticleTable } from './article-table';
import styles from './article.module.css';
import { SymbolText } from './symbol-text';

interface ArticleBodyProps {
  body: readonly NewsBlock[];
  language: string | null;
  /** Symbols that are links in the text. */
  instruments: readonly string[];
}

/** The parts of a text, in its own language and direction. */
export function ArticleBody({ body, language, instruments }: ArticleBodyProps) {
  return (
    <div className={styles['body']} {...(language && { lang: language })} dir={directionOfText(language)}>
      {body.map((block, index) => (
        <Block key={index} block={block} instruments={instruments} />
      ))}
    </div>
  );
}

function Block({ block, instruments }: { block: NewsBlock; instruments: readonly string[] }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <SymbolText symbols={instruments}>{block.text}</SymbolText>
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <SymbolText symbols={instruments}>{item}</SymbolText>
            </li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <blockquote>
          <p>{block.text}</p>
          {block.by && <footer>{block.by}</footer>}
        </blockquote>
      );
    case 'table':
      return <ArticleTable caption={block.caption} head={block.head} rows={block.rows} />;
    case 'figure':
      return <ArticleFigure block={block} />;
  }
}
