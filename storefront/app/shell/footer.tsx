import { Link, useMatches } from 'react-router'

import type { FooterBranch } from '../shop/branch-shop.tsx'
import { BrochureAndSocialLinks } from './brochure-and-social-links.tsx'
import styles from './footer.module.css'
import type { FrameLink, FrameWay } from './frame-ways.ts'
import { MenuItems } from './menu-items.tsx'
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

        <div className={styles.branch}>
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
          <Contact branch={branch} page={shell?.ways.contact} />
        </div>
        <FooterMenu ways={shell?.ways.footerMenu ?? []} />

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

type ContactProps = { branch: FooterBranch | undefined; page: FrameLink | undefined }

function Contact({ branch, page }: ContactProps) {
  const { phone, email } = branch ?? {}
  if (!phone && !email && !page) return null

  return (
    <ul className={styles.links} aria-label="Kontakt">
      {phone && (
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {page && (
        <li>
          <Link {...page} className={styles.contact}>
            Kontakt
          </Link>
        </li>
      )}
    </ul>
  )
}

function FooterMenu({ ways }: { ways: readonly FrameWay[] }) {
  if (ways.length === 0) return null

  return (
    <nav aria-label="Weitere Seiten">
      <MenuItems ways={ways} className={styles.links} />
    </nav>
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
