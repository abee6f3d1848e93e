import type { ComponentProps } from 'react'

import styles from './action.module.css'

/** What is a file or another page, and looks like what is done. */
export const ActionLink = ({ children, ...link }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...link} className={styles.action}>
    {children}
  </a>
)
