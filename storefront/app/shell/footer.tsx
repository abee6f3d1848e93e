import { Link, useMatches } from 'react-router'

import type { FooterBranch } from '../shop/branch-shop.tsx'
import { BrochureAndSocialLinks } from './brochure-and-social-links.tsx'
import styles from './footer.module.css'
import type { ShellView } from './shell-view.ts'

export function Footer({ shell }: { shell: ShellView | undefined }) {
  const branch = useFooterBranch(shell)
  const { shopName, businessName } = shell?.settings ?? {}

  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div>
          <p className={styles.name}>{shopName}</p>
          {businessName && businessName !== shopName && <p className={styles.muted}>{businessName}</p>}
        </div>

        {branch && (
          <address className={styles.address}>
            <strong>{branch.name}</strong>
            <span>{branch.street}</span>
            <span>
              {branch.zipCode} {branch.city}
            </span>
            <span>Österreich</span>
          </address>
        )}

        {branch && (branch.phone || branch.email) && (
          <ul className={styles.links} aria-label="Kontakt">
            {branch.phone && (
              <li>
                <a href={`tel:${branch.phone.replaceAll(' ', '')}`}>{branch.phone}</a>
              </li>
            )}
            {branch.email && (
              <li>
                <a href={`mailto:${branch.email}`}>{branch.email}</a>
              </li>
            )}
          </ul>
        )}

        <nav aria-label="Rechtliches">
          <ul className={styles.links}>
            {shell?.legalLinks.map(({ label, href }) => (
              <li key={href}>
                {href.startsWith('/') ? <Link to={href}>{label}</Link> : <a href={href}>{label}</a>}
              </li>
            ))}
            <BrochureAndSocialLinks settings={shell?.settings} />
            {shell?.tracking && (
              <li>
                <button type="button" className={styles.consent} data-consent-settings="" hidden>
                  Cookie-Einstellungen
                </button>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  )
}

/** The branch the page is about, else the only or first public one. */
function useFooterBranch(shell: ShellView | undefined): FooterBranch | undefined {
  const match = useMatches().findLast((each) => hasFooterBranch(each.loaderData))
  const data = match?.loaderData
  return hasFooterBranch(data) ? data.footerBranch : shell?.branches.find((branch) => branch.isPublic)
}

function hasFooterBranch(loaderData: unknown): loaderData is { footerBranch: FooterBranch } {
  return typeof loaderData === 'object' && loaderData !== null && 'footerBranch' in loaderData
}
