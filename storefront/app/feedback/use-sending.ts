import { useRef, useState } from 'react'

import { type Answer, callOf } from '#domain/api/call-of.ts'
import type { PublicQuestionnaire, submissionContract } from '#domain/feedback/feedback-calls.contract.ts'
import { stepOf } from '#domain/feedback/questionnaire.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { lateFailures } from '#domain/refusals/late-failures.ts'
import { mintKey } from '../shop/mint-key.ts'
import { type Draft, keepDraft, requestOf } from './questionnaire-draft.ts'

/** `step` is where the server found a mistake; null where there is none to correct. */
export type Failure = { message: string; step: number | null; isOutdated: boolean }

export type SendingState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  /** And read that it has arrived. */
  | { kind: 'done' }
  | ({ kind: 'failed' } & Failure)

type Listener = { onKey: (key: string) => void; onSent: () => void }

/** Sends the answers; the same ones once more, after an answer was lost, are the same submission. */
export function useSending(questionnaire: PublicQuestionnaire, { onKey, onSent }: Listener) {
  const [state, setState] = useState<SendingState>({ kind: 'idle' })
  // A second press comes before the sheet has had time to lie over the button.
  const isUnderWay = useRef(false)

  const send = async (draft: Draft) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const key = draft.key ?? mintKey()
    onKey(key)
    // A page that is left while it waits comes back knowing what it has sent.
    keepDraft(questionnaire, { ...draft, key })
    setState({ kind: 'sending' })

    const failure = await submit(questionnaire, { ...draft, key })
    isUnderWay.current = false
    setState(failure ? { kind: 'failed', ...failure } : { kind: 'sent' })
    if (!failure) onSent()
  }

  const dismiss = () => {
    // The answers are kept, and find their questions again.
    if (state.kind === 'failed' && state.isOutdated) return window.location.reload()
    setState({ kind: state.kind === 'sent' ? 'done' : 'idle' })
  }

  return { state, send, dismiss }
}

/** Then a client is told, and may try again. */
const patienceMs = 30_000

async function submit(
  questionnaire: PublicQuestionnaire,
  { key, ...draft }: Draft & { key: string },
): Promise<Failure | null> {
  if (!navigator.onLine) return { message: shopFailures.offline, step: null, isOutdated: false }

  const body = requestOf(questionnaire, { ...draft, key })
  const answer = await sendSubmission(fetch, {
    headers: { 'idempotency-key': key },
    body,
    signal: AbortSignal.timeout(patienceMs),
  })
  return answer.ok ? null : failureOf(answer)
}

const sendSubmission = callOf<typeof submissionContract>('post', '/api/questionnaire-submissions')

/** Spec: storefront 8, the first message of the server or the one for none. */
function failureOf({ errors }: Exclude<Answer<typeof submissionContract>, { ok: true }>): Failure {
  const [first] = errors

  return {
    message: first?.message ?? lateFailures.questionnaireFailed,
    step: first?.field ? stepOf(first.field) : null,
    isOutdated: first?.code === 'changed-meanwhile',
  }
}
