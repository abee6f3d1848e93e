import { useId } from 'react'

import type { FormSection } from '#cms/payload-types.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'

import { anchorOf } from '../shared/anchor-of.ts'
import { outgoing } from '#ui/outgoing.ts'
import type { SectionProps } from '../shared/section.ts'
import { ReachUs } from '#ui/reach-us.tsx'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import { Field } from './field.tsx'
import styles from './form.module.css'
import { Missing } from './missing.tsx'
import { Thanks } from './thanks.tsx'

/** The contact form; it sends once it has its scripts and is valid. Spec: website 4 and 5. */
export function FormView(props: SectionProps<FormSection>) {
  const { subheadline, text, thankYou, privacy } = props.section
  const form = useId()

  return (
    <Shell subheadline={subheadline} id={anchorOf('form', props)} className={styles.section}>
      <div className={styles.words}>
        <Text text={text} />
        <ReachUs website={props.website} />
      </div>
      <div data-behaviour="contact-form">
        <form
          className={styles.form}
          action="/custom/forms"
          method="post"
          noValidate
          autoComplete="on"
          tabIndex={-1}
        >
          <Field form={form} name="name" autoComplete="name" isRequired />
          <Field form={form} name="email" type="email" autoComplete="email" isRequired />
          <Field form={form} name="phone" type="tel" autoComplete="tel" isRequired />
          <Field form={form} name="company" autoComplete="organization" />
          <Field form={form} name="comment" isLong isRequired />
          <Trap />
          <Privacy form={form} href={privacy?.href ?? '#'} />
          <p className={`quiet ${styles.hint}`}>Felder mit * brauchen wir, um Ihnen zu antworten.</p>
          <div className={styles.sending}>
            <button type="submit" className={styles.submit} aria-describedby={`${form}-missing`} disabled>
              Nachricht senden
            </button>
            <div className={styles.state}>
              <Missing form={form} />
              <p className={styles.failure} role="alert" data-failure="" />
              <Fallback {...props.website.contact} />
            </div>
          </div>
        </form>
        <Thanks form={form} text={thankYou} />
      </div>
    </Shell>
  )
}

/** People do not see it, and their password managers are asked to leave it alone. */
function Trap() {
  return (
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
}

function Privacy({ form, href }: { form: string; href: string }) {
  const id = `${form}-privacy`

  return (
    <div className={styles.privacy}>
      <input id={id} name="privacy" type="checkbox" aria-describedby={`${id}-problem`} />
      <label htmlFor={id}>
        Ich habe die <a {...outgoing(href)}>Datenschutzerklärung</a> gelesen und bin einverstanden.
      </label>
      <p id={`${id}-problem`} className={styles.problem} data-problem="privacy" />
    </div>
  )
}

/** For whoever has no script, or got none. */
function Fallback({ phone, email }: WebsiteView['contact']) {
  return (
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
  )
}
