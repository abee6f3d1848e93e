import { useId } from 'react'

import type { FormSection } from '#cms/payload-types.ts'

import { anchorOf } from '../shared/anchor-of.ts'
import { Fallback, Trap } from '../shared/form-parts.tsx'
import parts from '../shared/form-parts.module.css'
import { classNames } from '#ui/class-names.ts'
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
          className={classNames(parts.panel, styles.form)}
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
            <button
              type="submit"
              className={classNames(parts.submit, styles.submit)}
              aria-describedby={`${form}-missing`}
              disabled
            >
              Nachricht senden
            </button>
            <div className={styles.state}>
              <Missing form={form} />
              <p className={classNames(parts.failure, styles.failure)} role="alert" data-failure="" />
              <Fallback contact={props.website.contact} className={styles.fallback} />
            </div>
          </div>
        </form>
        <Thanks form={form} text={thankYou} />
      </div>
    </Shell>
  )
}

function Privacy({ form, href }: { form: string; href: string }) {
  const id = `${form}-privacy`

  return (
    <div className={styles.privacy}>
      <input
        id={id}
        name="privacy"
        type="checkbox"
        className={parts.tick}
        aria-describedby={`${id}-problem`}
      />
      <label htmlFor={id}>
        Ich habe die <a {...outgoing(href)}>Datenschutzerklärung</a> gelesen und bin einverstanden.
      </label>
      <p id={`${id}-problem`} className={styles.problem} data-problem="privacy" />
    </div>
  )
}
