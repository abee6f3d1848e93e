import type { PageView } from '#domain/content/page.contract.ts'
import styles from './breadcrumbs.module.css'

/** The way from the home page down to this one. */
export function Breadcrumbs({ page }: { page: PageView }) {
  return (
    <nav className={`container quiet ${styles.crumbs}`} aria-label="Brotkrumen">
      <ol className={styles.list}>
        {page.trail.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} className="tap-target">
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page">{page.name}</li>
      </ol>
    </nav>
  )
}
