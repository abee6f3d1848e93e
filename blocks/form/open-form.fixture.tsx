import { renderToStaticMarkup } from 'react-dom/server'

import { page, website } from '#ui/examples.fixture.ts'
import { contactFormBehaviour } from './contact-form.behaviour.ts'
import { formFixture } from './form.fixture.ts'
import { FormView } from './form.tsx'

/** The form alone on a page, as the server renders it, and alive. */
export function openForm({ isFilledEarly = false } = {}) {
  const props = { section: formFixture, page, website, position: 0 }
  document.body.innerHTML = renderToStaticMarkup(<FormView {...props} />)
  const element = document.querySelector<HTMLElement>('[data-behaviour=contact-form]')
  const form = document.querySelector('form')
  const submit = form?.querySelector<HTMLButtonElement>('[type=submit]')
  const thanks = document.querySelector('dialog')
  if (!element || !form || !submit || !thanks) throw new Error('no form')
  element.getBoundingClientRect = () => ({ top: 900 }) as DOMRect
  const fill = (values: Record<string, string>, isTicked = true) => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const privacy = form.elements.namedItem('privacy')
    if (!(privacy instanceof HTMLInputElement)) return
    privacy.checked = isTicked
    privacy.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (isFilledEarly) fill(validForm)
  contactFormBehaviour(element)
  const press = () => form.dispatchEvent(new Event('submit', { cancelable: true }))
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { form, submit, thanks, fill, press, settle }
}

export const validForm = {
  name: 'Anna Auer',
  email: 'anna@example.com',
  phone: '+43 664 1',
  company: '',
  comment: 'Bitte anrufen',
}
