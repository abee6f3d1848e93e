import { hexOf } from '#domain/api/hex-of.ts'
import { contactForm } from '#domain/feedback/contact-form.ts'
import { keptVisitOrigin, type VisitOrigin } from '#domain/insight/visit-origin.contract.ts'
import { visitOriginKey } from '#domain/insight/visit-origin.ts'

/** What was last sent without anybody knowing that it has arrived, and the key by which the server knows it again. */
const unanswered = new WeakMap<HTMLFormElement, { content: string; key: string }>()

export type Sent = 'arrived' | 'failed' | 'late'

/** As long as somebody looks at a button that says to wait. */
const patienceMilliseconds = 20_000

/** What became of the message. The same message once more, after an answer was lost, is the same request. */
export async function sendForm(form: HTMLFormElement, filledMilliseconds: number): Promise<Sent> {
  const patience = AbortSignal.timeout(patienceMilliseconds)
  try {
    const data = Object.fromEntries(new FormData(form))
    const message = contactForm.parse(data)
    const answer = await fetch('/custom/forms', {
      method: 'POST',
      signal: patience,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': keyOf(form, JSON.stringify(message)),
      },
      body: JSON.stringify({
        ...message,
        website: data.website ?? '',
        filledMilliseconds: Math.round(filledMilliseconds),
        visit: visitOfSession(),
      }),
    })
    if (answer.ok) unanswered.delete(form)

    return answer.ok ? 'arrived' : 'failed'
  } catch {
    return patience.aborted ? 'late' : 'failed'
  }
}

function keyOf(form: HTMLFormElement, content: string): string {
  const last = unanswered.get(form)
  if (last?.content === content) return last.key

  const key = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  unanswered.set(form, { content, key })
  return key
}

/** How the visit began, if its visitor agrees to be counted. */
function visitOfSession(): VisitOrigin | undefined {
  try {
    return keptVisitOrigin(sessionStorage.getItem(visitOriginKey))
  } catch {
    return undefined
  }
}
