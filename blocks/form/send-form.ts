import { hexOf } from '#domain/api/hex-of.ts'
import { contactForm } from '#domain/feedback/contact-form.ts'
import { keptVisitOrigin, type VisitOrigin } from '#domain/insight/visit-origin.contract.ts'
import { visitOriginKey } from '#domain/insight/visit-origin.ts'

/** What was last sent without anybody knowing that it has arrived, and the key by which the server knows it again. */
const unanswered = new WeakMap<HTMLFormElement, { content: string; key: string }>()

/** Whether the message has arrived. The same message once more, after an answer was lost, is the same request. */
export async function sendForm(form: HTMLFormElement, filledMilliseconds: number): Promise<boolean> {
  try {
    const data = Object.fromEntries(new FormData(form))
    const message = contactForm.parse(data)
    const answer = await fetch('/custom/forms', {
      method: 'POST',
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

    return answer.ok
  } catch {
    return false
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
