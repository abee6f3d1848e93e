import { contactFormLabels, neededContactFields } from '#domain/feedback/contact-form.ts'

import styles from './form.module.css'

/**
 * What is missing until the form can be sent, each a way to its field. Complete from the start, as the form is empty
 * then; what is done only becomes unseen, so nothing moves. Spec: website 5.
 */
export function Missing({ form }: { form: string }) {
  return (
    <div id={`${form}-missing`} className={styles.missing} aria-live="polite" data-missing="">
      <p>Zum Senden fehlt noch:</p>
      <ul className={styles.missingFields}>
        {neededContactFields.map((field) => (
          <li key={field} data-missing-field={field}>
            <a href={`#${form}-${field}`} className="tap-target">
              {contactFormLabels[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
