import { Claims } from '#ui/claims.tsx'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import { phoneHref } from '#domain/content/main-action.ts'
import { OpenState } from './open-state.tsx'
import styles from './head-strip.module.css'

/** What a guest or client wants to know before anything else: whether somebody is there, and how to reach them. */
export function HeadStrip({ website }: { website: WebsiteView }) {
  const { phone } = website.contact

  return (
    <div className={styles.strip} data-part="strip">
      <div className={`container ${styles.row}`}>
        <OpenState website={website} />
        <Claims website={website} className={styles.claims} />
        {phone && (
          <a className={styles.phone} href={phoneHref(phone)}>
            <span className={styles.call}>Anrufen:</span> {phone}
          </a>
        )}
      </div>
    </div>
  )
}
