import type { ReactNode } from 'react'

import { outgoing } from '#ui/outgoing.ts'
import type { RootData } from '../root-data.ts'
import styles from './footer.module.css'

/** Who it is, how to reach them, and what the law asks for. */
export function Footer({ website }: RootData) {
  const { name, contact, branches, footerMenu, legalLinks, socialLinks, tracking } = website

  return (
    <footer className={styles.footer}>
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
            {contact.phone && <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>}
            {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          </address>
        </div>
        {branches.length > 0 && (
          <Links
            title="Standorte"
            links={branches.map((branch) => ({ label: branch.name, href: `/store/${branch.identifier}` }))}
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
          <button type="button" data-theme-choice="white">
            Hell
          </button>
          <button type="button" data-theme-choice="black">
            Dunkel
          </button>
        </fieldset>
      </div>
    </footer>
  )
}

type ListProps = { title: string; links: readonly { label: string; href: string }[]; children?: ReactNode }

function Links({ title, links, children }: ListProps) {
  if (links.length === 0 && !children) return null

  return (
    <nav className={styles.column} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a {...outgoing(href)}>{label}</a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
