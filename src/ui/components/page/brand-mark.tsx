import styles from './logo.module.css';

/** The mark of a brand without a logo of its own. */
export const BrandMark = () => (
  <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 3h20v3H2zM4 8h3v13H4zM17 8h3v13h-3zM12 8a3 3 0 0 1 3 3v10h-2V11a1 1 0 0 0-2 0v10H9V11a3 3 0 0 1 3-3z" />
  </svg>
);
