import { Link, type LinkProps } from 'react-router-dom';
import styles from '../forms/native/submit-button.module.css';

/** A link that looks like the one primary button of a visitor's page. */
export function ButtonLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles['button']} />;
}
