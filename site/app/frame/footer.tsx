import type { ReactNode } from 'react'

import { outgoing } from '#ui/outgoing.ts'
import { themeChoices } from '#ui/design/theme-choices.data.ts'
import { phoneHref } from '#domain/content/main-action.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import type { RootData } from '../root-data.ts'
import { FootCall } from './foot-call.tsx'
import styles from './footer.module.css'
import { Light } from './open-state.tsx'

/** Who it is, how to reach them, and what the law asks for. */
export function Footer({ website }: RootData) {
  const { name, contact, branches, footerMenu, legalLinks, socialLinks, tracking, theme } = website

  return (
    <footer
      className={styles.footer}
      data-ground={theme.face === 'warm' ? 'dark' : undefined}
      data-part="foot"
    >
      {theme.face === 'clear' && <FootCall website={website} />}
      <div className={`container ${styles.columns}`}>
        <div className={styles.column}>
          <p className={styles.name}>{name}</p>
          <address className={styles.address}>
            {contact.street && <span>{contact.street}</span>}
            {contact.city && (
              <span>
                {contact.zipCode} {contact.city}
              </span>
            )}
            {contact.phone && <a href={phoneHref(contact.phone)}>{contact.phone}</a>}
            {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          </address>
        </div>
        {branches.length > 0 && (
          <Links
            title="Standorte"
            links={branches.map(({ name: label, identifier, open }) => ({
              label,
              href: `/store/${identifier}`,
              open,
            }))}
            until={website.openUntil}
          />
        )}
        {footerMenu.length > 0 && <Links title="Mehr" links={footerMenu} />}
        {socialLinks.length > 0 && (
          <Links title="Folgen" links={socialLinks.map(({ label, url }) => ({ label, href: url }))} />
        )}
        <Links title="Rechtliches" links={legalLinks}>
          {tracking && (
            <li>
              <button type="button" className={styles.consent} data-consent-settings="" hidden>
                Cookie-Einstellungen
              </button>
            </li>
          )}
        </Links>
        <fieldset className={styles.theme} data-theme-switch="" hidden>
          <legend>Farben</legend>
          {Object.entries(themeChoices).map(([choice, label]) => (
            <button key={choice} type="button" data-theme-choice={choice}>
              {label}
            </button>
          ))}
        </fieldset>
      </div>
    </footer>
  )
}

type Link = { label: string; href: string; open?: WebsiteView['branches'][number]['open'] }
type ListProps = {
  title: string
  links: readonly Link[]
  /** Until when it holds that they are open. */
  until?: string | null | undefined
  children?: ReactNode
}

function Links({ title, links, until, children }: ListProps) {
  if (links.length === 0 && !children) return null

  return (
    <nav className={styles.column} aria-label={title} data-open-until={until ?? undefined}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map(({ label, href, open }) => (
          <li key={href}>
            <a {...outgoing(href)}>{label}</a>
            {open && (
              <span className={styles.open}>
                <Light isOpen={open.isOpen} />
                {open.words}
              </span>
            )}
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
