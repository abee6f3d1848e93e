import type { PropsWithChildren } from 'react'

import styles from './view-tabs.module.css'

/** The parts of a view, as links that can be sent; the one that is open is the current page. */
export const ViewTabs = ({ label, children }: PropsWithChildren<{ label: string }>) => (
  <nav aria-label={label} className={styles.tabs}>
    {children}
  </nav>
)
