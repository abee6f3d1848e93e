import type { ReactNode } from 'react'

import { ButtonRow } from '#blocks/ui/button-row.tsx'
import { outgoing } from '#blocks/ui/outgoing.ts'
import { shopFailures, websiteFailures } from '#domain/refusals/client-failures.ts'
import { useRoot } from '../root-data.ts'
import styles from './messages.module.css'

export function NotFound() {
  return (
    <Message title="404 Not Found">
      <p>{shopFailures.pageNotFound}</p>
    </Message>
  )
}

export function Gone() {
  return (
    <Message title="410 Gone">
      <p>Diese Seite gibt es nicht mehr.</p>
    </Message>
  )
}

/** For whoever was sent a draft to look at, and looks too late. */
export function PreviewEnded() {
  return (
    <Message title="Diese Vorschau ist abgelaufen">
      <p>Bitte lassen Sie sich einen neuen Link schicken.</p>
    </Message>
  )
}

/** Spec: website 2 and 8, a page type that is not configured. */
export function InternalError() {
  return (
    <Message title={websiteFailures.unknownPageTypeTitle}>
      <p>{websiteFailures.unknownPageType}</p>
    </Message>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  const ways = useRoot()?.website.menu ?? []

  return (
    <div className={`container ${styles.message}`}>
      <h1>{title}</h1>
      {children}
      <ButtonRow buttons={[{ label: 'Zur Startseite', link: '/' }]} />
      {ways.length > 0 && (
        <nav aria-label="Weiter">
          <ul className={styles.ways}>
            {ways.map(({ label, href }) => (
              <li key={label + href}>
                <a {...outgoing(href)} className="tap-target">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
