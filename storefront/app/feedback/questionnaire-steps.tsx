import { type FormEvent, useEffect, useRef } from 'react'

import { longestLine } from '#domain/feedback/feedback-limits.data.ts'
import type { ClientField } from '#domain/feedback/questionnaire.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { glideTo } from '../ui/glide-to.ts'
import { QuestionStep, stepHeading } from './question-step.tsx'
import styles from './questionnaire.module.css'
import type { QuestionnaireState } from './use-questionnaire.ts'

type QuestionnaireStepsProps = { state: QuestionnaireState; isAlive: boolean }

/** One step at a time: who answers, then a question each. */
export function QuestionnaireSteps({ state, isAlive }: QuestionnaireStepsProps) {
  const { step, questionnaire, isLast, canDiscard } = state
  const form = useFocusOnSteps(state)
  const count = questionnaire.content.body.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.next()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.card} aria-label={questionnaire.name}>
      <Progress step={step} count={count} />
      {/* Until the page is alive nobody would hear of what is pressed. */}
      <fieldset className={styles.step} disabled={!isAlive}>
        {step === 0 ? <FirstStep state={state} /> : <QuestionStep key={step} state={state} />}
        <div className={styles.actions}>
          {step > 0 && (
            <Button look="secondary" onClick={state.back}>
              Zurück
            </Button>
          )}
          {step === 0 && canDiscard && (
            <Button look="secondary" onClick={state.back}>
              Verwerfen
            </Button>
          )}
          <Button type="submit" className={styles.next}>
            {isLast ? 'Absenden' : step === 0 ? 'Zu den Fragen' : 'Weiter'}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

function Progress({ step, count }: { step: number; count: number }) {
  return (
    <div className={styles.progress}>
      <span className="quiet" id="questionnaire-progress">
        {step === 0
          ? count === 1
            ? 'Danach 1 Frage'
            : `Danach ${count} Fragen`
          : `Frage ${step} von ${count}`}
      </span>
      <progress max={count + 1} value={step + 1} aria-labelledby="questionnaire-progress" />
    </div>
  )
}

function FirstStep({ state }: { state: QuestionnaireState }) {
  const { isAnonymous } = state.questionnaire

  return (
    <>
      <h2 id={stepHeading} tabIndex={-1} className={styles.question}>
        {isAnonymous ? 'Sie bleiben anonym' : 'Ihre Angaben'}
      </h2>
      {isAnonymous ? (
        <p>Wir fragen nicht, wer Sie sind, und speichern nur Ihre Antworten.</p>
      ) : (
        <div className="stack">
          <ClientLine state={state} field="clientName" label="Firma oder Name" autoComplete="organization" />
          <ClientLine state={state} field="contactName" label="Ansprechperson" autoComplete="name" />
          <ClientLine
            state={state}
            field="service"
            label="Leistung"
            autoComplete="off"
            hint="Worum es ging, zum Beispiel „Fassadenreinigung“"
          />
        </div>
      )}
    </>
  )
}

type ClientLineProps = {
  state: QuestionnaireState
  field: ClientField
  label: string
  autoComplete: string
  hint?: string
}

function ClientLine({ state, field, ...texts }: ClientLineProps) {
  return (
    <TextField
      {...texts}
      required
      maxLength={longestLine}
      value={state.draft[field]}
      error={state.problems.find((problem) => problem.field === field)?.message}
      onChange={(event) => state.change({ [field]: event.target.value })}
    />
  )
}

const firstWrong = ':is(input, textarea)[aria-invalid], [role=radiogroup][aria-invalid] input'

/** The heading of a step that one has come to by going on or back, the first field that keeps one from it. */
function useFocusOnSteps({ step, attempt, discarding: { count } }: QuestionnaireState) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef({ step, attempt, count })

  useEffect(() => {
    const before = shown.current
    shown.current = { step, attempt, count }
    if (before.attempt !== attempt) {
      return form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
    }
    if (before.step === step && before.count === count) return

    form.current?.querySelector<HTMLElement>(`#${stepHeading}`)?.focus({ preventScroll: true })
    if (form.current && form.current.getBoundingClientRect().top < 0) glideTo(form.current)
  }, [step, attempt, count])

  return form
}
