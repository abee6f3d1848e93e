import { useEffect, useRef } from 'react'

import type { PublicQuestionnaire } from '#domain/feedback/feedback-calls.contract.ts'
import { homeOf, useShell } from '../shell/shell-view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './questionnaire.module.css'
import { QuestionnaireSheets } from './questionnaire-sheets.tsx'
import { QuestionnaireSteps } from './questionnaire-steps.tsx'
import { useQuestionnaire } from './use-questionnaire.ts'

type QuestionnairePageProps = { questionnaire: PublicQuestionnaire; isAlive: boolean }

/** Spec: storefront 2, questionnaire screens. */
export function QuestionnairePage({ questionnaire, isAlive }: QuestionnairePageProps) {
  const state = useQuestionnaire(questionnaire, isAlive)
  const { state: sending } = state.sending
  const isSent = sending.kind === 'sent' || sending.kind === 'done'
  const isAtStart = state.step === 0 && !isSent

  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{questionnaire.name}</h1>
        {isAtStart && questionnaire.intro && <p className={styles.intro}>{questionnaire.intro}</p>}
      </header>
      <noscript>
        <Notice tone="warn" title="Zum Ausfüllen wird JavaScript benötigt.">
          <p>
            Bitte aktivieren Sie JavaScript in Ihrem Browser, oder sagen Sie uns Ihre Meinung direkt. Wie Sie
            uns erreichen, steht unten auf dieser Seite und im Impressum.
          </p>
        </Notice>
        <style>{`.${styles.card}{display:none}`}</style>
      </noscript>
      {isSent ? (
        <Thanks isCovered={sending.kind === 'sent'} />
      ) : (
        <QuestionnaireSteps state={state} isAlive={isAlive} />
      )}
      <QuestionnaireSheets state={state} />
    </div>
  )
}

/** What stays when the sheet that says thank you is closed. */
function Thanks({ isCovered }: { isCovered: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isCovered) heading.current?.focus()
  }, [isCovered])

  return (
    <section className={styles.card} aria-labelledby="questionnaire-thanks">
      <h2 ref={heading} id="questionnaire-thanks" tabIndex={-1} className={styles.question}>
        Ihre Antworten sind angekommen
      </h2>
      <div className={styles.actions}>
        <ButtonLink {...homeOf(useShell())} look="secondary">
          Zur Startseite
        </ButtonLink>
      </div>
    </section>
  )
}
