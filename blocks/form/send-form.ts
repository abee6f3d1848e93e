import { contactForm } from '#domain/feedback/contact-form.ts'
import { keptVisitOrigin, type VisitOrigin } from '#domain/insight/visit-origin.contract.ts'
import { visitOriginKey } from '#domain/insight/visit-origin.ts'

/** Whether the message has arrived. */
export async function sendForm(form: HTMLFormElement, filledMilliseconds: number): Promise<boolean> {
  try {
    const data = Object.fromEntries(new FormData(form))
    const answer = await fetch('/custom/forms', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        ...contactForm.parse(data),
        website: data.website ?? '',
        filledMilliseconds: Math.round(filledMilliseconds),
        visit: visitOfSession(),
      }),
    })
    return answer.ok
  } catch {
    return false
  }
}

/** How the visit began, if its visitor agrees to be counted. */
function visitOfSession(): VisitOrigin | undefined {
  try {
    return keptVisitOrigin(sessionStorage.getItem(visitOriginKey))
  } catch {
    return undefined
  }
}
