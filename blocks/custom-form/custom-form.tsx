import { useId } from 'react'

import type { CustomFormSection } from '#cms/payload-types.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import { type FormField, formFields, formVersion } from '#domain/feedback/built-form/form-fields.ts'

import { outgoing } from '#ui/outgoing.ts'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import { Field } from './field.tsx'
import styles from './custom-form.module.css'

/** A form that an editor has made; it sends once it has its scripts, and the server judges it by the same questions. */
export function CustomFormView({ section, website }: SectionProps<CustomFormSection>) {
  const { subheadline, text, thankYou, thanksPage, privacy, submitLabel } = section
  const fields = formFields(section.fields)
  const id = useId()

  return (
    <Shell subheadline={subheadline} className={styles.section}>
      <Text text={text} />
      <div data-behaviour="custom-form" data-section-id={section.id ?? ''}>
        <form
          className={styles.form}
          action="/api/forms/built"
          method="post"
          noValidate
          autoComplete="on"
          tabIndex={-1}
          data-version={formVersion(fields)}
          data-fields={JSON.stringify(fields)}
          data-thanks-href={thanksPage?.href}
        >
          {fields.map((field) => (
            <Field key={field.id} form={id} field={field} />
          ))}
          <Trap />
          <Field form={id} field={privacyTick}>
            Ich habe die <a {...outgoing(privacy?.href ?? '#')}>Datenschutzerklärung</a> gelesen und bin
            einverstanden.
          </Field>
          <p className={`quiet ${styles.wide}`}>Felder mit * brauchen wir.</p>
          <p className={`${styles.wide} ${styles.failure}`} role="alert" data-failure="" />
          <div className={styles.wide}>
            <button type="submit" className={styles.submit} disabled>
              {submitLabel || 'Absenden'}
            </button>
          </div>
          <Fallback {...website.contact} />
        </form>
        <div className={styles.thanks} role="status" tabIndex={-1} hidden data-thanks="">
          {thankYou ? (
            <Text text={thankYou} />
          ) : (
            <p>Vielen Dank! Ihre Angaben sind bei uns angekommen. Wir melden uns so bald wie möglich.</p>
          )}
        </div>
      </div>
    </Shell>
  )
}

/** It stays in the browser: nothing is sent before. */
const privacyTick: FormField = {
  id: 'privacy',
  kind: 'consent',
  label: 'Datenschutz',
  help: '',
  isRequired: true,
  isHalf: false,
  options: [],
}

/** People do not see it, and their password managers are asked to leave it alone. */
const Trap = () => (
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
const Fallback = ({ phone, email }: WebsiteView['contact']) => (
  <p className={`${styles.wide} ${styles.fallback}`}>
    Das Formular braucht JavaScript. Sie erreichen uns auch direkt
    {phone && <> unter {phone}</>}
    {email && (
      <>
        {' '}
        per Mail an <a href={`mailto:${email}`}>{email}</a>
      </>
    )}
    .
  </p>
)
