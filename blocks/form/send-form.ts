import { contactForm } from '#domain/feedback/contact-form.ts'

import { forgetKey, keyOf, patienceMilliseconds, visitOfSession } from '../shared/form-sending.ts'

export type Sent = 'arrived' | 'failed' | 'late'

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
    if (answer.ok) forgetKey(form)

    return answer.ok ? 'arrived' : 'failed'
  } catch {
    return patience.aborted ? 'late' : 'failed'
  }
}
