import { mainAction, phoneHref } from '#domain/content/main-action.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import styles from './action-bar.module.css'
import { OpenLine } from './open-state.tsx'

/** Within reach of the thumb on a phone: whether the house is open, how to call it, and what one came for. */
export function ActionBar({ website }: { website: WebsiteView }) {
  const action = mainAction(website)
  const { phone } = website.contact
  if (!website.theme.face || !action) return null

  return (
    <aside className={styles.bar} aria-label="Auf einen Griff" data-part="action-bar">
      {website.branches.length > 0 ? (
        <OpenLine website={website} />
      ) : (
        phone && (
          <a className={styles.call} href={phoneHref(phone)}>
            Anrufen
          </a>
        )
      )}
      <a className={styles.action} href={action.href}>
        {action.label}
      </a>
    </aside>
  )
}
