import type { ReactNode } from 'react'

import { classNames } from '#ui/class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.data.ts'
import styles from './notice.module.css'

type Tone = 'info' | 'good' | 'warn' | 'bad'

const icons: Record<Tone, IconName> = { info: 'info', good: 'check', warn: 'clock', bad: 'warning' }

interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** Set for what appears while the page is used. */
  role?: 'status' | 'alert'
  className?: string
}

export function Notice({ tone = 'info', title, children, role, className }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone], className)} role={role}>
      <Icon name={icons[tone]} size={22} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
