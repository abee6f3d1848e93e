import type { ReactNode } from 'react'

import { shopFailures } from '#domain/refusals/client-failures.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './questionnaire.module.css'
import type { Failure } from './use-sending.ts'
import type { QuestionnaireState } from './use-questionnaire.ts'

/** What lies over the steps: at most one at a time. */
export function QuestionnaireSheets({ state }: { state: QuestionnaireState }) {
  const { sending, questionnaire } = state
  if (state.discarding.isAsking) return <DiscardSheet state={state} />

  switch (sending.state.kind) {
    case 'idle':
    case 'done':
      return null
    case 'sending':
      return (
        <Sheet title="Wird gesendet">
          <p role="status">Ihre Antworten werden gesendet. Einen Moment bitte.</p>
        </Sheet>
      )
    case 'failed':
      return <FailedSheet state={state} failure={sending.state} />
    case 'sent':
      return (
        <Sheet
          title="Vielen Dank!"
          onClose={sending.dismiss}
          footer={
            <Button isWide onClick={sending.dismiss}>
              Schließen
            </Button>
          }
        >
          <p className={styles.intro}>
            {questionnaire.thankYou || 'Ihre Antworten sind bei uns angekommen.'}
          </p>
        </Sheet>
      )
  }
}

function DiscardSheet({ state }: { state: QuestionnaireState }) {
  return (
    <Sheet
      title="Eingaben verwerfen?"
      onClose={state.discarding.keep}
      footer={
        <Choices>
          <Button look="secondary" onClick={state.discarding.keep}>
            Nein, behalten
          </Button>
          <Button onClick={state.discarding.discard}>Ja, verwerfen</Button>
        </Choices>
      }
    >
      <p>Was Sie bisher eingegeben haben, geht dabei verloren.</p>
    </Sheet>
  )
}

function FailedSheet({ state, failure }: { state: QuestionnaireState; failure: Failure }) {
  const correct = () => state.correct(failure)

  return (
    <Sheet
      title={shopFailures.failedTitle}
      onClose={correct}
      footer={
        <Choices>
          <Button look="secondary" onClick={correct}>
            Angaben ändern
          </Button>
          {!failure.isOutdated && (
            <Button onClick={() => void state.sending.send(state.draft)}>Erneut versuchen</Button>
          )}
        </Choices>
      }
    >
      <p role="alert">{failure.message}</p>
    </Sheet>
  )
}

function Choices({ children }: { children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>
}
