import { buttonHref, defaultButtonLabel } from '#domain/content/links.ts'

import styles from './button-row.module.css'
import { classNames } from './class-names.ts'
import { outgoing } from './outgoing.ts'

type Button = {
  id?: string | null
  label?: string | null
  target?: { href: string } | null
  link?: string | null
}

/** Buttons side by side, the first one the loudest. Nothing when there are none. */
export function ButtonRow({ buttons }: { buttons: readonly Button[] | null | undefined }) {
  if (!buttons || buttons.length === 0) return null

  return (
    <div className={styles.row} data-part="buttons">
      {buttons.map((button, index) => (
        <ButtonLink key={button.id ?? index} button={button} isQuiet={index > 0} />
      ))}
    </div>
  )
}

/** Leads to a page, else to a free address, else to “#”. Spec: website 2, buttons. */
export function ButtonLink({ button, isQuiet = false }: { button: Button; isQuiet?: boolean }) {
  return (
    <a className={classNames(styles.button, isQuiet && styles.quiet)} {...outgoing(buttonHref(button))}>
      {button.label || defaultButtonLabel}
    </a>
  )
}
