import { websiteFailures } from '#domain/refusals/client-failures.ts'

import type { Behaviour } from '#ui/behaviour.ts'
import { trackSuccess } from '#ui/consent/track.ts'
import { scrollToElement } from '#ui/scroll-to-element.ts'
import { failingFieldsOf } from './failing-fields.ts'
import { sendForm } from './send-form.ts'
import { leadToFields, showMissing } from './show-missing.ts'
import { watchProblems } from './watch-problems.ts'

/** Where the page goes after sending. Spec: website 4 and 9. */
const scrollOffset = -150

const submitText = 'Nachricht senden'
const sendingText = 'Bitte warten...'

type Parts = {
  element: HTMLElement
  form: HTMLFormElement
  submit: HTMLButtonElement
  thanks: HTMLDialogElement
}

export const contactFormBehaviour: Behaviour = (element) => {
  const form = element.querySelector('form')
  const submit = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  const thanks = element.querySelector<HTMLDialogElement>('[data-thanks]')
  if (!form || !submit || !thanks) return

  if (isRestored() && !form.contains(document.activeElement)) form.reset()
  watchProblems(form)
  leadToFields(form)
  closeOnDemand(thanks, form)
  begin({ element, form, submit, thanks })
  element.dataset.alive = ''
}

/** Fresh, filled, sending, sent or failed. Spec: website 4, contact form. */
function begin({ element, form, submit, thanks }: Parts): void {
  const openedAt = performance.now()
  let isSending = false

  const refresh = () => {
    const failing = failingFieldsOf(form)
    submit.disabled = isSending || failing.length > 0
    submit.textContent = isSending ? sendingText : submitText
    showMissing(form, failing)
  }
  const edit = () => {
    say(form, '')
    refresh()
  }
  const send = async () => {
    if (isSending || failingFieldsOf(form).length > 0) return
    isSending = true
    edit()
    // Spec: website 7: accepting cookies comes before sending; what that means, says decision 53.
    dispatchEvent(new CustomEvent('cookies-accepted'))
    const sent = await sendForm(form, performance.now() - openedAt)
    isSending = false
    if (sent === 'arrived') finish(form, thanks, element)
    else say(form, sent === 'late' ? websiteFailures.formLate : websiteFailures.formFailed)
    refresh()
  }

  for (const kind of ['input', 'change']) form.addEventListener(kind, edit)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    form.reset()
    thanks.close()
    edit()
  })
  refresh()
}

/** Fresh on every visit, also where a browser has filled in what it held before; what was just typed is kept. */
function isRestored(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload'))
}

/** Thanks, an empty form, and the page back at it; whoever counts visits hears of it. Spec: website 4 and 7. */
function finish(form: HTMLFormElement, thanks: HTMLDialogElement, element: HTMLElement): void {
  form.reset()
  thanks.showModal()
  // Not its button: the next press of a double Enter would close it unread.
  thanks.focus()
  scrollToElement(element, scrollOffset)
  trackSuccess({ action: 'submitform' })
}

/** OK or a click outside the panel closes. Spec: website 4. */
function closeOnDemand(thanks: HTMLDialogElement, form: HTMLFormElement): void {
  thanks.querySelector('[data-close]')?.addEventListener('click', () => thanks.close())
  thanks.addEventListener('click', ({ target, detail }) => {
    // The second click of a double one was meant for the button that has sent the message.
    if (target === thanks && detail < 2) thanks.close()
  })
  thanks.addEventListener('close', () => {
    // A disabled button cannot take the focus back.
    if (!form.contains(document.activeElement)) form.focus({ preventScroll: true })
  })
}

function say(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('[data-failure]')
  if (place) place.textContent = text
}
