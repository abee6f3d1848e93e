import type { WebsiteView } from '#domain/content/page.contract.ts'

import styles from './form-parts.module.css'

/** People do not see it, and their password managers are asked to leave it alone. */
export const Trap = () => (
  <p className={styles.trap} aria-hidden="true">
    <label>
      Bitte leer lassen
      <input
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </label>
  </p>
)

/** For whoever has no script, or got none. */
export const Fallback = ({
  contact: { phone, email },
  className,
}: {
  contact: WebsiteView['contact']
  className: string | undefined
}) => (
  <p className={className}>
    Das Formular braucht JavaScript. Sie erreichen uns auch direkt
    {phone && <> unter {phone}</>}
    {email && (
      <>
        {phone ? ' oder' : ''} per Mail an <a href={`mailto:${email}`}>{email}</a>
      </>
    )}
    .
  </p>
)
