import { contactFormTexts } from '#domain/feedback/contact-form.ts'

import { failingFieldsOf } from './failing-fields.ts'
import { watchPresses } from '../shared/watch-presses.ts'

/**
 * What fails is said at its field once the visitor has entered something there and left it, and no longer when it is
 * mended. A field that nobody has touched since the form was empty has done nothing wrong.
 */
export function watchProblems(form: HTMLFormElement): void {
  const touched = new Set(filledIn(form))
  const afterPress = watchPresses(form)
  const show = (name: string) => {
    const problem = touched.has(name) ? failingFieldsOf(form).find((field) => field === name) : undefined
    say(form, name, problem ? contactFormTexts[problem] : '')
  }
  const touch = ({ target }: Event) => {
    const name = nameOf(target)
    touched.add(name)
    if (!failingFieldsOf(form).some((field) => field === name)) say(form, name, '')
  }

  form.addEventListener('input', touch)
  // Whatever fills forms in by itself may say no more than this. Firefox says it, too, of what was emptied with the form.
  form.addEventListener('change', (event) => {
    if (filledIn(form).includes(nameOf(event.target))) touch(event)
  })
  form.addEventListener('focusout', ({ target }) => afterPress(() => show(nameOf(target))))
  form.addEventListener('reset', () => {
    touched.clear()
    for (const { dataset } of problemsOf(form)) say(form, dataset.problem ?? '', '')
  })
}

/** What holds something, also from before this script came. */
function filledIn(form: HTMLFormElement): string[] {
  return [...new FormData(form)].flatMap(([name, value]) => (value === '' ? [] : [name]))
}

const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : ''

const problemsOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLElement>('[data-problem]')

function say(form: HTMLFormElement, name: string, text: string): void {
  const place = [...problemsOf(form)].find(({ dataset }) => dataset.problem === name)
  if (!place) return
  place.textContent = text
  const field = form.querySelector(`[name="${name}"]`)
  if (text) field?.setAttribute('aria-invalid', 'true')
  else field?.removeAttribute('aria-invalid')
}
