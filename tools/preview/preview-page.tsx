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
            <LookLink key={brand} look={{ ...look, brand }} isCurrent={brand === look.brand}>
              {brand}
            </LookLink>
          ))}
        </Choices>
        <Choices name="Scheme">
          {[false, true].map((dark) => (
            <LookLink key={String(dark)} look={{ ...look, dark }} isCurrent={dark === look.dark}>
              {dark ? 'dark' : 'light'}
            </LookLink>
          ))}
        </Choices>
        <Choices name="Language">
          {LANGUAGES.map((culture) => (
            <LookLink key={culture} look={{ ...look, culture }} isCurrent={culture === look.culture}>
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
          <div className={styles['content']}>
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

/** A plain link loads the page again, so that the portal starts in the new look. */
function LookLink({ look, isCurrent, children }: { look: Look; isCurrent: boolean; children: ReactNode }) {
  return (
    <a href={addressOf(look)} className={styles['choice']} {...(isCurrent && { 'aria-current': 'true' })}>
      {children}
    </a>
  );
}
