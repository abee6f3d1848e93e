import { phoneHref } from '#domain/content/main-action.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'

import { Claims } from './claims.tsx'
import styles from './reach-us.module.css'

/** Beside a form: who would rather talk, or come by. Nothing on a website without a face. */
export function ReachUs({ website }: { website: WebsiteView }) {
  const { phone, email, street, zipCode, city } = website.contact
  if (!website.theme.face) return null

  return (
    <div className={styles.reach}>
      {phone && (
        <a className={styles.phone} href={phoneHref(phone)}>
          {phone}
        </a>
      )}
      {email && (
        <a className={styles.line} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {street && (
        <address className={styles.place}>
          {street}
          <br />
          {zipCode} {city}
        </address>
      )}
      <Claims website={website} className={styles.claims} />
    </div>
  )
}
