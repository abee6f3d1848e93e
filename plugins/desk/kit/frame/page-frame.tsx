'use client'

import { SetStepNav } from '@payloadcms/ui'
import type { PropsWithChildren, ReactNode } from 'react'

import { PrintHead } from '../print/print-head.tsx'
import styles from './page-frame.module.css'

type PageFrameProps = PropsWithChildren<{
  title: string
  description?: string
  /** What lies above the view; the panel shows it in its head. */
  crumbs?: readonly { label: string; url: string }[]
  actions?: ReactNode
  /** Search and filters. */
  toolbar?: ReactNode
  /** What is open beside the view. */
  beside?: ReactNode
  /** Said on paper below the title, such as what the list was narrowed by. */
  printed?: string
  timeZone: string
}>

/** The frame that every view of the desk stands in. */
export function PageFrame(props: PageFrameProps) {
  const { title, description, crumbs = [], actions, toolbar, beside, printed, timeZone, children } = props

  return (
    <main className={styles.page}>
      <SetStepNav nav={[...crumbs, { label: title }]} />
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {description && <p>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <PrintHead note={printed} timeZone={timeZone} />
      {toolbar}
      <div className={styles.body} data-beside={beside ? true : undefined}>
        <div className={styles.content}>{children}</div>
        {beside}
      </div>
    </main>
  )
}
