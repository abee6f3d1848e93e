import { type KeyboardEvent, type ReactNode, useId } from 'react'

import { classNames } from '#ui/class-names.ts'
import styles from './app-card.module.css'

type AppCardProps = {
  title: string
  /** Where it has one. */
  icon?: string | undefined
  /** Whether it lies over the page, and there above the cart of a phone; else it is part of it. */
  isFloating: boolean
  isAboveCart?: boolean
  /** The answers that it wants. */
  actions: ReactNode
  children: ReactNode
}

/** Something that the app has to say. It takes neither the focus nor a press that was meant for the page. */
export function AppCard({ title, icon, isFloating, isAboveCart, actions, children }: AppCardProps) {
  const id = useId()

  return (
    <section
      aria-labelledby={id}
      className={classNames(styles.card, isFloating && styles.floating, isAboveCart && styles.aboveCart)}
    >
      {icon && <img className={styles.icon} src={icon} alt="" width={48} height={48} />}
      <div className={styles.words} role="status">
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}

/** For its buttons: whoever is on one of them gets away by the usual key. */
export const onEscape =
  (close: () => void) =>
  ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
