import { useId } from 'react'

import type { CustomFormSection } from '#cms/payload-types.ts'
import { type FormField, formFields, formVersion } from '#domain/feedback/built-form/form-fields.ts'

import { Fallback, Trap } from '../shared/form-parts.tsx'
import parts from '../shared/form-parts.module.css'
import { classNames } from '#ui/class-names.ts'
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
          className={classNames(parts.panel, styles.form)}
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
          <p
            className={classNames(styles.wide, parts.failure, styles.failure)}
            role="alert"
            data-failure=""
          />
          <div className={styles.wide}>
            <button type="submit" className={parts.submit} disabled>
              {submitLabel || 'Absenden'}
            </button>
          </div>
          <Fallback contact={website.contact} className={classNames(styles.wide, styles.fallback)} />
        </form>
        <div className={parts.panel} role="status" tabIndex={-1} hidden data-thanks="">
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
