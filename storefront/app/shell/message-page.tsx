import type { ReactNode } from 'react'

import { shopFailures, statusNames } from '#domain/refusals/client-failures.ts'

import { ButtonLink } from '../ui/button.tsx'
import styles from './message-page.module.css'

/** A page that has only one thing to say and shows the way on. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`container ${styles.page}`}>
      <h1>{title}</h1>
      <div className={styles.text}>{children}</div>
      <ButtonLink to="/" look="secondary">
        Zur Startseite
      </ButtonLink>
    </div>
  )
}

export function NotFoundMessage() {
  return (
    <MessagePage title={shopFailures.pageNotFoundTitle}>
      <p>{shopFailures.pageNotFound}</p>
      <p className="quiet" lang="en">
        {statusNames.missing}
      </p>
    </MessagePage>
  )
}
