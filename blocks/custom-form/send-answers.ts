import { callOf } from '#domain/api/call-of.ts'
import type { builtFormContract } from '#domain/feedback/built-form/built-form.contract.ts'
import type { FormProblem } from '#domain/feedback/built-form/form-answers.ts'

import { keyOf, patienceMilliseconds, visitOfSession } from '../shared/form-sending.ts'
import { answersIn } from './answers-in.ts'

type Sent =
  | { kind: 'arrived' | 'failed' | 'late' | 'changed' }
  /** The server has found what the browser has not. */
  | { kind: 'wrong'; problems: FormProblem[] }

const send = callOf<typeof builtFormContract>('post', '/api/forms/built')

/** What became of the answers. The same once more, after an answer was lost, is the same request. */
export async function sendAnswers(
  form: HTMLFormElement,
  { section, filledMilliseconds }: { section: string; filledMilliseconds: number },
): Promise<Sent> {
  const signal = AbortSignal.timeout(patienceMilliseconds)
  const { version = '' } = form.dataset
  const content = { path: location.pathname, section, version, answers: answersIn(form) }
  const website = new FormData(form).get('website')
  const answer = await send(fetch, {
    signal,
    headers: { 'idempotency-key': keyOf(form, JSON.stringify(content)) },
    body: {
      ...content,
      // The call's own type of lists can be changed; nobody does.
      answers: content.answers as Record<string, string[]>,
      website: typeof website === 'string' ? website : '',
      filledMilliseconds: Math.round(filledMilliseconds),
      visit: visitOfSession(),
    },
  })
  if (answer.ok) return { kind: 'arrived' }
  if (answer.status === 409) return { kind: 'changed' }
  const problems = answer.errors.flatMap(({ field, message }) =>
    field?.startsWith('answers.') ? [{ field: field.slice('answers.'.length), message }] : [],
  )
  if (problems.length > 0) return { kind: 'wrong', problems }

  return { kind: signal.aborted ? 'late' : 'failed' }
}
