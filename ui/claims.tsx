import type { WebsiteView } from '#domain/content/page.contract.ts'

import styles from './claims.module.css'
import { classNames } from './class-names.ts'

type Props = { website: WebsiteView; className?: string | undefined }

/** What the house promises, in a few words each; nothing on a website without a face. */
export function Claims({ website: { theme }, className }: Props) {
  const { face, claims = [] } = theme
  if (!face || claims.length === 0) return null

  return (
    <ul className={classNames(styles.claims, className)} data-part="claims">
      {claims.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  )
}
