// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { page, website } from '../ui/examples.fixture.ts'
import { contactFormBehaviour } from './contact-form.behaviour.ts'
import { formFixture } from './form.fixture.ts'
import { FormView } from './form.tsx'

const valid = {
  name: 'Anna Auer',
  email: 'anna@example.com',
  phone: '+43 664 1',
  company: '',
  comment: 'Bitte anrufen',
}
const scrolls: ScrollToOptions[] = []
const heard: string[] = []
let answer: (response: Response) => void
const send = vi.fn<typeof fetch>(
  () =>
    new Promise((resolve) => {
      answer = resolve
    }),
)

beforeEach(() => {
  scrolls.length = 0
  heard.length = 0
  send.mockClear()
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('scrollTo', (options: ScrollToOptions) => scrolls.push(options))
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => vi.unstubAllGlobals())

function open({ isFilledEarly = false } = {}) {
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
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value
    }
    const privacy = form.elements.namedItem('privacy')
    if (privacy instanceof HTMLInputElement) privacy.checked = isTicked
    form.dispatchEvent(new Event('input'))
  }
  if (isFilledEarly) fill(valid)
  contactFormBehaviour(element)
  const press = () => form.dispatchEvent(new Event('submit', { cancelable: true }))
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { form, submit, thanks, fill, press, settle }
}

describe('the contact form', () => {
  it('cannot be sent until it is valid', () => {
    const { submit, fill, press } = open()
    expect(submit.disabled).toBe(true)

    fill(valid, false)
    expect(submit.disabled).toBe(true)
    press()
    expect(send).not.toHaveBeenCalled()
    fill({ ...valid, comment: 'Hallo' })
    expect(submit.disabled).toBe(true)
    fill(valid)
    expect(submit.disabled).toBe(false)
  })

  it('keeps what was typed before it came to life', () => {
    const { submit } = open({ isFilledEarly: true })

    expect(submit.disabled).toBe(false)
  })

  it('is fresh again for whoever comes back to it', () => {
    const { form, submit, fill } = open()
    fill(valid)
    const back = new Event('pageshow')
    Object.assign(back, { persisted: true })
    dispatchEvent(back)

    expect(form.elements.namedItem('name')).toHaveProperty('value', '')
    expect(form.elements.namedItem('privacy')).toHaveProperty('checked', false)
    expect(submit.disabled).toBe(true)
  })

  it('says what is wrong at the field that was left', () => {
    const { form, fill } = open()
    fill({ ...valid, phone: '12345' })
    form.querySelector('[name=phone]')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

    expect(form.querySelector('[data-problem=phone]')?.textContent).toBe(
      'Bitte geben Sie eine Telefonnummer mit mindestens 6 Zeichen an.',
    )
  })

  it('moves nothing while a press that left a field is not over', async () => {
    const { form, fill, settle } = open()
    const problem = () => form.querySelector('[data-problem=comment]')?.textContent
    fill({ ...valid, comment: 'Bitte' })
    form.querySelector('[name=privacy]')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    form.querySelector('[name=comment]')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expect(problem()).toBe('')

    dispatchEvent(new Event('pointerup'))
    await settle()
    expect(problem()).not.toBe('')
  })

  it('tells how the visit began, if that is known', async () => {
    const visit = { source: 'google', landingPath: '/', firstSeenAt: '2026-11-21T09:00:00Z' }
    const sent = async (kept: string) => {
      sessionStorage.setItem('visit-origin', kept)
      const { fill, press } = open()
      fill(valid)
      press()
      return JSON.parse(String(send.mock.lastCall?.[1]?.body)).visit
    }

    expect(await sent(JSON.stringify(visit))).toEqual(visit)
    expect(await sent('something else')).toBeUndefined()
    sessionStorage.clear()
  })

  it('waits while it is sent, once, after the cookies are accepted', async () => {
    const { submit, fill, press } = open()
    addEventListener('cookies-accepted', () => heard.push(`cookies before ${send.mock.calls.length} calls`), {
      once: true,
    })
    fill(valid)
    press()
    press()

    expect([submit.disabled, submit.textContent]).toEqual([true, 'Bitte warten...'])
    expect(send).toHaveBeenCalledOnce()
    expect(heard).toEqual(['cookies before 0 calls'])
    expect(send.mock.calls[0]?.[0]).toBe('/custom/forms')
    expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toMatchObject(valid)
  })

  it('thanks, empties itself, goes back to its head with 150 px of room and tells who counts', async () => {
    const { form, submit, thanks, fill, press, settle } = open()
    for (const name of ['tracked', 'converted'])
      addEventListener(name, () => heard.push(name), { once: true })
    fill(valid)
    press()
    answer(new Response('{}', { status: 201 }))
    await settle()

    expect(thanks.open).toBe(true)
    expect(thanks.textContent).toContain('Vielen Dank!')
    expect(form.elements.namedItem('name')).toHaveProperty('value', '')
    expect(submit.disabled).toBe(true)
    expect(scrolls).toMatchObject([{ top: 750 }])
    expect(heard).toEqual(['tracked', 'converted'])

    thanks.querySelector<HTMLButtonElement>('[data-close]')?.click()
    expect(thanks.open).toBe(false)
  })

  it('is thanked away by a click outside the panel, not by one inside', async () => {
    const { thanks, fill, press, settle } = open()
    fill(valid)
    press()
    answer(new Response('{}', { status: 201 }))
    await settle()

    thanks.querySelector('h2')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(thanks.open).toBe(true)
    thanks.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(thanks.open).toBe(false)
  })

  it('stays filled when it fails and says so', async () => {
    const { form, submit, fill, press, settle } = open()
    fill(valid)
    press()
    answer(new Response('{}', { status: 500 }))
    await settle()

    expect(form.elements.namedItem('name')).toHaveProperty('value', 'Anna Auer')
    expect(submit.disabled).toBe(false)
    expect(form.querySelector('[data-failure]')?.textContent).toBe(
      'Ein unbekannter Fehler ist aufgetreten. Bitte überprüfen Sie Ihre eingegebenen Daten und versuchen Sie es erneut.',
    )
  })
})
