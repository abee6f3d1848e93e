import type { FormSection } from '#cms/payload-types.ts'

import { outgoing } from '../ui/outgoing.ts'
import type { SectionProps } from '../ui/section.ts'
import { Shell } from '../ui/shell.tsx'
import { Text } from '../ui/text.tsx'
import { Field } from './field.tsx'
import styles from './form.module.css'

/** The contact form; it sends once it has its scripts and is valid. Spec: website 4 and 5. */
export function FormView({ section, website }: SectionProps<FormSection>) {
  const { subheadline, text, thankYou, privacy } = section
  const { phone, email } = website.contact

  return (
    <Shell subheadline={subheadline} id="form" className={styles.section}>
      <Text text={text} />
      <div data-behaviour="contact-form">
        <form className={styles.form} action="/custom/forms" method="post" noValidate autoComplete="on">
          <Field name="name" label="Vor- und Nachname" autoComplete="name" isRequired />
          <Field name="email" label="E-Mail" type="email" autoComplete="email" isRequired />
          <Field name="phone" label="Telefon" type="tel" autoComplete="tel" isRequired />
          <Field name="company" label="Firma" autoComplete="organization" />
          <Field name="comment" label="Nachricht" isLong isRequired />
          <p className={styles.trap} aria-hidden="true">
            <label>
              Bitte leer lassen
              <input name="website" type="text" tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          <div className={styles.privacy}>
            <input id="form-privacy" name="privacy" type="checkbox" aria-describedby="form-privacy-problem" />
            <label htmlFor="form-privacy">
              Ich habe die <a {...outgoing(privacy?.href ?? '#')}>Datenschutzerklärung</a> gelesen und bin
              einverstanden.
            </label>
            <p id="form-privacy-problem" className={styles.problem} data-problem="privacy" />
          </div>
          <p className={`quiet ${styles.hint}`}>Felder mit * brauchen wir, um Ihnen zu antworten.</p>
          <button type="submit" className={styles.submit} disabled>
            Nachricht senden
          </button>
          <p className={styles.failure} role="alert" data-failure="" />
          <p className={styles.fallback}>
            Das Formular braucht JavaScript. Sie erreichen uns auch direkt
            {phone && <> unter {phone}</>}
            {email && (
              <>
                {' '}
                oder per Mail an <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
            .
          </p>
        </form>
        <dialog className={styles.thanks} aria-labelledby="form-thanks" data-thanks="">
          <div className={styles.panel} data-panel="">
            <div id="form-thanks">
              {thankYou ? (
                <Text text={thankYou} />
              ) : (
                <>
                  <h2>Vielen Dank!</h2>
                  <p>Ihre Nachricht ist bei uns angekommen. Wir melden uns so bald wie möglich.</p>
                </>
              )}
            </div>
            <button type="button" className={styles.submit} data-close="">
              OK
            </button>
          </div>
        </dialog>
      </div>
    </Shell>
  )
}
