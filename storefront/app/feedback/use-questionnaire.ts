import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import type { PublicQuestionnaire } from '#domain/feedback/feedback-calls.contract.ts'
import {
  type Answer,
  type AnswerProblem,
  openStep,
  stepOf,
  submissionProblems,
} from '#domain/feedback/questionnaire.ts'
import { layersNow, useLayers } from '../ui/use-layers.ts'
import { type Draft, emptyDraft, forgetDraft, isEmpty, keepDraft, keptDraft } from './questionnaire-draft.ts'
import { type Failure, useSending } from './use-sending.ts'

export type QuestionnaireState = ReturnType<typeof useQuestionnaire>

/** The step that the answers have come to, and what lies over it. */
export function useQuestionnaire(questionnaire: PublicQuestionnaire, isAlive: boolean) {
  const { draft, setDraft, ...answers } = useAnswers(questionnaire, isAlive)
  const way = useWay(openStep(questionnaire, draft))
  const { step } = way
  const check = useCheck(step, submissionProblems(questionnaire, draft))
  const isLast = step === questionnaire.content.body.length

  const sending = useSending(questionnaire, {
    onKey: (key) => setDraft({ ...draft, key }),
    onSent: () => {
      forgetDraft(questionnaire)
      way.leaveTo(0)
    },
  })
  const discarding = useDiscarding(() => {
    setDraft(emptyDraft)
    check.forget()
  })

  return {
    questionnaire,
    draft,
    ...answers,
    ...check,
    step,
    isLast,
    sending,
    discarding,
    next: () => {
      if (!check.isPassed()) return
      if (isLast) void sending.send(draft)
      else way.push(step + 1)
    },
    back: () => (step > 0 ? way.pop() : discarding.ask()),
    /** To what the server did not take. */
    correct: (failure: Failure) => {
      sending.dismiss()
      if (failure.step !== null) way.leaveTo(failure.step)
    },
  }
}

/** Kept in the tab with every change, after which they are another submission to the server. */
function useAnswers(questionnaire: PublicQuestionnaire, isAlive: boolean) {
  const [draft, setDraft] = useState(() => (isAlive ? keptDraft(questionnaire) : emptyDraft))

  useEffect(() => {
    if (isAlive) keepDraft(questionnaire, draft)
  }, [isAlive, questionnaire, draft])

  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed, key: null })

  return {
    draft,
    setDraft,
    change,
    answer: (index: number, changed: Answer) => {
      const content = questionnaire.content.body.map((_, place) => draft.content[place] ?? {})
      change({
        content: content.map((answer, place) => (place === index ? { ...answer, ...changed } : answer)),
      })
    },
    canDiscard: !isEmpty(draft),
  }
}

const stepName = 'schritt-'

/** Each step is an entry of the history; none is further than what is answered. Decisions 61 and 65. */
function useWay(furthest: number) {
  const layers = useLayers()
  const navigate = useNavigate()
  const come = layers.names.filter((name) => name.startsWith(stepName)).length
  const step = Math.min(come, furthest)

  // Who comes to a step whose way is no longer answered goes on from there, and is not carried off while typing.
  useEffect(() => {
    if (come === step) return
    const state = { layers: layers.names.slice(0, step) }
    void navigate('.', { replace: true, state, preventScrollReset: true })
  }, [come, step, layers.names, navigate])

  return {
    step,
    push: (next: number) => layers.push(`${stepName}${next}`),
    pop: layers.pop,
    // By the history as it is then: whoever waits for an answer may have gone back meanwhile.
    leaveTo: (earlier: number) => {
      const now = layersNow().filter((name) => name.startsWith(stepName)).length
      if (earlier < now) void navigate(earlier - now)
    },
  }
}

/** What is missing at a step is said once somebody has tried to go on. */
function useCheck(step: number, all: readonly AnswerProblem[]) {
  const [tried, setTried] = useState({ step: -1, attempt: 0 })
  const missing = all.filter(({ field }) => stepOf(field) === step)

  return {
    problems: tried.step === step ? missing : [],
    /** Grows with each refused attempt, so that the same problem takes the focus again. */
    attempt: tried.attempt,
    isPassed: () => {
      if (missing.length > 0) setTried({ step, attempt: tried.attempt + 1 })
      return missing.length === 0
    },
    forget: () => setTried({ ...tried, step: -1 }),
  }
}

function useDiscarding(onDiscard: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const [count, setCount] = useState(0)

  return {
    isAsking,
    /** How often all was begun anew. */
    count,
    ask: () => setIsAsking(true),
    keep: () => setIsAsking(false),
    discard: () => {
      onDiscard()
      setIsAsking(false)
      setCount(count + 1)
    },
  }
}
