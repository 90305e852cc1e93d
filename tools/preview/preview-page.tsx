import type { ReactNode } from 'react';
import { addressOf, BRANDS, LANGUAGES, type Look } from './looks.table';
import styles from './preview-page.module.css';
import { SPECIMENS } from './specimens';

/** Every specimen in one look, and links to the other looks. */
export function PreviewPage({ look }: { look: Look }) {
  return (
    <main className={styles['page']}>
      <nav aria-label="Looks" className={styles['looks']}>
        <Choices name="Brand">
          {BRANDS.map((brand) => (
            <LookLink key={brand} look={{ ...look, brand }} now={brand === look.brand}>
              {brand}
            </LookLink>
          ))}
        </Choices>
        <Choices name="Scheme">
          {[false, true].map((dark) => (
            <LookLink key={String(dark)} look={{ ...look, dark }} now={dark === look.dark}>
              {dark ? 'dark' : 'light'}
            </LookLink>
          ))}
        </Choices>
        <Choices name="Language">
          {LANGUAGES.map((culture) => (
            <LookLink key={culture} look={{ ...look, culture }} now={culture === look.culture}>
              {culture}
            </LookLink>
          ))}
        </Choices>
      </nav>
      {SPECIMENS.map(({ key, Show }) => (
        <section
          key={key}
          aria-labelledby={key}
          data-testid={`specimen-${key}`}
          className={styles['specimen']}
        >
          <h2 id={key} className={styles['name']}>
            {key}
          </h2>
          <div className={styles['shown']}>
            <Show />
          </div>
        </section>
      ))}
    </main>
  );
}

function Choices({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className={styles['choices']}>
      {name}: {children}
    </p>
  );
}

/** A plain link: it loads the page again, as for a client. */
function LookLink({ look, now, children }: { look: Look; now: boolean; children: ReactNode }) {
  return (
    <a href={addressOf(look)} className={styles['choice']} {...(now && { 'aria-current': 'true' })}>
      {children}
    </a>
  );
}
