import { contactForm, contactFormTexts, failingContactFields } from '#domain/feedback/contact-form.ts'
import { keptVisitOrigin, type VisitOrigin } from '#domain/insight/visit-origin.contract.ts'
import { visitOriginKey } from '#domain/insight/visit-origin.ts'
import { websiteFailures } from '#domain/refusals/client-failures.ts'

import type { Behaviour } from '../ui/behaviour.ts'
import { trackSuccess } from '../ui/consent/track.ts'
import { scrollToElement } from '../ui/scroll-to-element.ts'

/** Where the page goes after sending. Spec: website 4 and 9. */
const scrollOffset = -150

const submitText = 'Nachricht senden'
const sendingText = 'Bitte warten...'

type Problem = keyof typeof contactFormTexts

/** Fresh, filled, sending, sent or failed. Spec: website 4, contact form. */
export const contactFormBehaviour: Behaviour = (element) => {
  const form = element.querySelector('form')
  const submit = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  const thanks = element.querySelector<HTMLDialogElement>('[data-thanks]')
  if (!form || !submit || !thanks) return
  const openedAt = performance.now()
  let isSending = false

  const refresh = () => {
    submit.disabled = isSending || failingFieldsOf(form).length > 0
    submit.textContent = isSending ? sendingText : submitText
  }
  const send = async () => {
    if (isSending || failingFieldsOf(form).length > 0) return
    isSending = true
    refresh()
    say(form, '')
    // Spec: website 7: accepting cookies comes before sending.
    dispatchEvent(new CustomEvent('cookies-accepted'))
    const hasArrived = await post(form, performance.now() - openedAt)
    isSending = false
    if (hasArrived) finish(form, thanks, element)
    else say(form, websiteFailures.formFailed)
    refresh()
  }

  const afterPress = watchPresses(form)

  element.dataset.alive = ''
  // Fresh on every visit, also on one that goes back; but what was typed before this script came is kept.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) form.reset()
    refresh()
  })
  form.addEventListener('input', refresh)
  form.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLElement) afterPress(() => showProblem(form, target.getAttribute('name')))
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  closeOnDemand(thanks)
  refresh()
}

function failingFieldsOf(form: HTMLFormElement): Problem[] {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const values = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    comment: text('comment'),
  }

  return failingContactFields(values, data.has('privacy')).filter((field) => field !== 'company')
}

/**
 * Calls at once, or when the press that has begun is over: a line that comes or goes moves what is below it, and a
 * click counts only where it ends on what it began on.
 */
function watchPresses(form: HTMLFormElement): (call: () => void) => void {
  let isPressed = false
  const waiting: (() => void)[] = []
  const release = () => {
    isPressed = false
    // The click comes right after.
    setTimeout(() => {
      for (const call of waiting.splice(0)) call()
    })
  }
  form.addEventListener('pointerdown', () => {
    isPressed = true
  })
  addEventListener('pointerup', release)
  addEventListener('pointercancel', release)

  return (call) => {
    if (isPressed) waiting.push(call)
    else call()
  }
}

/** What fails is said at its field, once the visitor has left it. */
function showProblem(form: HTMLFormElement, name: string | null): void {
  const place = form.querySelector<HTMLElement>(`[data-problem="${name ?? ''}"]`)
  if (!place || !name) return

  const problem = failingFieldsOf(form).find((field) => field === name)
  place.textContent = problem ? contactFormTexts[problem] : ''
  form.querySelector(`[name="${name}"]`)?.setAttribute('aria-invalid', String(problem !== undefined))
}

async function post(form: HTMLFormElement, filledMilliseconds: number): Promise<boolean> {
  const data = Object.fromEntries(new FormData(form))
  const body = JSON.stringify({
    ...contactForm.parse(data),
    website: data.website ?? '',
    filledMilliseconds: Math.round(filledMilliseconds),
    visit: visitOfSession(),
  })
  try {
    const answer = await fetch('/custom/forms', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
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

/** Thanks, an empty form, and the page back at it; whoever counts visits hears of it. Spec: website 4 and 7. */
function finish(form: HTMLFormElement, thanks: HTMLDialogElement, element: HTMLElement): void {
  form.reset()
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  thanks.showModal()
  scrollToElement(element, scrollOffset)
  trackSuccess({ action: 'submitform' })
}

/** OK or a click outside the panel closes. Spec: website 4. */
function closeOnDemand(thanks: HTMLDialogElement): void {
  thanks.querySelector('[data-close]')?.addEventListener('click', () => thanks.close())
  thanks.addEventListener('click', ({ target }) => {
    if (target === thanks) thanks.close()
  })
}

function say(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('[data-failure]')
  if (place) place.textContent = text
}
