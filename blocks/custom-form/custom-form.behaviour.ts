import { answerProblems } from '#domain/feedback/built-form/form-answers.ts'
import { formTexts } from '#domain/feedback/built-form/form-field.data.ts'
import type { FormField } from '#domain/feedback/built-form/form-fields.ts'
import type { Behaviour } from '#ui/behaviour.ts'
import { trackSuccess } from '#ui/consent/track.ts'

import { forgetKey } from '../shared/form-sending.ts'
import { watchPresses } from '../shared/watch-presses.ts'
import { answersIn, fillIn } from './answers-in.ts'
import { freshForm } from './fresh-form.ts'
import { sendAnswers } from './send-answers.ts'
import { say, showProblems } from './show-problems.ts'

const sendingText = 'Wird gesendet …'

/** Sends what was entered once it is complete, and keeps all of it whatever becomes of it. */
export const customFormBehaviour: Behaviour = (element) => {
  const form = element.querySelector('form')
  if (!form) return
  begin(element, form)
  element.dataset.alive = ''
}

function begin(element: HTMLElement, form: HTMLFormElement): void {
  const submit = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!submit) return
  const openedAt = performance.now()
  const submitText = submit.textContent
  const afterPress = watchPresses(form)
  let isSending = false
  submit.disabled = false

  const send = async () => {
    const problems = problemsIn(form)
    showProblems(form, problems)
    if (isSending || problems.length > 0) return
    isSending = true
    submit.textContent = sendingText
    submit.setAttribute('aria-busy', 'true')
    say(form, '')
    // What that means, says decision 53.
    dispatchEvent(new CustomEvent('cookies-accepted'))
    const sent = await sendAnswers(form, {
      section: element.dataset.sectionId ?? '',
      filledMilliseconds: performance.now() - openedAt,
    })
    isSending = false
    submit.textContent = submitText
    submit.removeAttribute('aria-busy')
    await finish(element, form, sent)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  form.addEventListener('change', ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    const wasWrong = form.querySelector(`[data-problem="${CSS.escape(name ?? '')}"]`)?.textContent
    if (name && wasWrong) afterPress(() => showProblems(form, problemsIn(form), { only: name }))
  })
}

async function finish(
  element: HTMLElement,
  form: HTMLFormElement,
  sent: Awaited<ReturnType<typeof sendAnswers>>,
): Promise<void> {
  if (sent.kind === 'arrived') return thank(element, form)
  if (sent.kind === 'wrong') return showProblems(form, sent.problems)
  if (sent.kind === 'changed') return renew(element, form)

  say(form, sent.kind === 'late' ? formTexts.late : formTexts.failed)
}

function problemsIn(form: HTMLFormElement) {
  // Written by the view beside this.
  const fields = JSON.parse(form.dataset.fields ?? '[]') as FormField[]
  const isAgreed = new FormData(form).has('privacy')

  return [
    ...answerProblems(fields, answersIn(form)),
    ...(isAgreed ? [] : [{ field: 'privacy', message: formTexts.notAgreed }]),
  ]
}

function thank(element: HTMLElement, form: HTMLFormElement): void {
  forgetKey(form)
  trackSuccess({ action: 'submitform' })
  const { thanksHref } = form.dataset
  if (thanksHref) return location.assign(thanksHref)
  const thanks = element.querySelector<HTMLElement>('[data-thanks]')
  form.reset()
  form.hidden = true
  if (!thanks) return
  thanks.hidden = false
  thanks.focus()
}

/** The form as it is asked now, with all that was entered where it still is asked. */
async function renew(element: HTMLElement, form: HTMLFormElement): Promise<void> {
  const fresh = await freshForm(element.dataset.sectionId ?? '')
  if (!fresh) return say(form, formTexts.changed)
  fillIn(fresh, new FormData(form))
  form.replaceWith(fresh)
  begin(element, fresh)
  say(fresh, formTexts.changed)
}
