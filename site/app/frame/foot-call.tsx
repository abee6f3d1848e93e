import { ButtonLink } from '#ui/button-row.tsx'
import { mainAction, phoneHref } from '#domain/content/main-action.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import styles from './foot-call.module.css'

/** The last word of every page: how to begin. */
export function FootCall({ website }: { website: WebsiteView }) {
  const action = mainAction(website)
  const { phone } = website.contact
  if (!action) return null

  return (
    <div className={styles.band} data-ground="accent">
      <div className={`container ${styles.row}`}>
        <p className={styles.words}>Lieber gleich reden?</p>
        {phone && (
          <a className={styles.phone} href={phoneHref(phone)}>
            {phone}
          </a>
        )}
        <ButtonLink button={{ label: action.label, link: action.href }} />
      </div>
    </div>
  )
}
