import type { ReactNode } from 'react'

import { shopFailures, statusNames } from '#domain/refusals/client-failures.ts'

import { ButtonLink } from '../ui/button.tsx'
import { MenuItems } from './menu-items.tsx'
import styles from './message-page.module.css'
import { homeOf, useShell } from './shell-view.ts'

type MessagePageProps = { title: string; text: string; children?: ReactNode }

/** A page that has only one thing to say and shows the way on. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <ButtonLink {...homeOf(useShell())}>Zur Startseite</ButtonLink>
      {children}
    </div>
  )
}

/** The website says the same. Spec: storefront 8. */
export function NotFoundMessage() {
  return (
    <MessagePage title={shopFailures.pageNotFoundTitle} text={shopFailures.pageNotFound}>
      <WaysOn />
      <p className="quiet" lang="en">
        {statusNames.missing}
      </p>
    </MessagePage>
  )
}

function WaysOn() {
  const ways = useShell()?.ways.waysOn ?? []
  if (ways.length === 0) return null

  return (
    <nav aria-label="Weiter">
      <MenuItems ways={ways} className={styles.ways} />
    </nav>
  )
}
