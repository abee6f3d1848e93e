import { Link } from '@payloadcms/ui'

import styles from './chart.module.css'

type ListLinkProps = { home: string; path: string | undefined; of: string }

/** To what a figure is made of; nothing where it leads nowhere. */
export const ListLink = ({ home, path, of }: ListLinkProps) =>
  path !== undefined && (
    <Link href={`${home}${path}`} prefetch={false} className={styles.list}>
      Liste<span className={styles.unseen}>{` zu ${of}`}</span>
    </Link>
  )
