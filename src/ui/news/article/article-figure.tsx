import { observer } from 'mobx-react-lite';
import { NewsArticleStore } from '../../../application/news/news-article-store';
import type { NewsBlock } from '../../../domain/news/news-article';
import { useStore } from '../../hooks/use-store';
import styles from './article.module.css';

/** A picture with its caption. If the picture may not be shown, its description replaces it. */
export const ArticleFigure = observer(function ArticleFigure({
  block,
}: {
  block: Extract<NewsBlock, { kind: 'figure' }>;
}) {
  const image = useStore(NewsArticleStore).imageOf(block.image);
  const { alt, caption } = block;
  return (
    <figure className={styles['figure']}>
      {image === null ? (
        <p>{alt}</p>
      ) : (
        <img className={styles['image']} src={image} alt={alt} loading="lazy" />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
});
