// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openForm, validForm } from './open-form.fixture.tsx'

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
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the contact form', () => {
  it('cannot be sent until it is valid', () => {
    const { submit, fill, press } = openForm()
    expect(submit.disabled).toBe(true)

    fill(validForm, false)
    expect(submit.disabled).toBe(true)
    press()
    expect(send).not.toHaveBeenCalled()
    fill({ ...validForm, comment: 'Hallo' })
    expect(submit.disabled).toBe(true)
    fill(validForm)
    expect(submit.disabled).toBe(false)
  })

  it('keeps what was typed before it came to life', () => {
    const { submit } = openForm({ isFilledEarly: true })

    expect(submit.disabled).toBe(false)
  })

  it('is fresh again for whoever comes back to it', () => {
    const { form, submit, fill } = openForm()
    fill(validForm)
    const back = new Event('pageshow')
    Object.assign(back, { persisted: true })
    dispatchEvent(back)

    expect(form.elements.namedItem('name')).toHaveProperty('value', '')
    expect(form.elements.namedItem('privacy')).toHaveProperty('checked', false)
    expect(submit.disabled).toBe(true)
  })

  it('says what is wrong at the field that was left', () => {
    const { form, fill } = openForm()
    fill({ ...validForm, phone: '12345' })
    form.querySelector('[name=phone]')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

    expect(form.querySelector('[data-problem=phone]')?.textContent).toBe(
      'Bitte geben Sie eine Telefonnummer mit mindestens 6 Zeichen an.',
    )
  })

  it('finds nothing wrong with a field that was emptied with the form and then reports a change', async () => {
    const { form, fill, settle } = openForm()
    fill(validForm)
    form.reset()
    const phone = form.querySelector('[name=phone]')
    // Firefox compares with what the field held when it got the focus.
    phone?.dispatchEvent(new Event('change', { bubbles: true }))
    phone?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await settle()

    expect(form.querySelector('[data-problem=phone]')?.textContent).toBe('')
  })

  it.each(['back_forward', 'reload'])('is fresh where the browser has filled it in by itself: %s', (type) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]) // all that is looked at
    const { form, submit } = openForm({ isFilledEarly: true })

    expect([form.elements.namedItem('name'), submit.disabled]).toMatchObject([{ value: '' }, true])
  })

  it('fails instead of waiting for ever when something cannot be sent at all', async () => {
    const { form, submit, fill, press, settle } = openForm()
    fill({ ...validForm, company: 'Auer'.repeat(50) })
    press()
    await settle()

    expect([send.mock.calls.length, submit.disabled]).toEqual([0, false])
    expect(form.querySelector('[data-failure]')?.textContent).toContain('Ein unbekannter Fehler')
  })

  it('moves nothing while a press that left a field is not over', async () => {
    const { form, fill, settle } = openForm()
    const problem = () => form.querySelector('[data-problem=comment]')?.textContent
    fill({ ...validForm, comment: 'Bitte' })
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
      const { fill, press } = openForm()
      fill(validForm)
      press()
      return JSON.parse(String(send.mock.lastCall?.[1]?.body)).visit
    }

    expect(await sent(JSON.stringify(visit))).toEqual(visit)
    expect(await sent('something else')).toBeUndefined()
    sessionStorage.clear()
  })

  it('waits while it is sent, once, after the cookies are accepted', async () => {
    const { submit, fill, press } = openForm()
    addEventListener('cookies-accepted', () => heard.push(`cookies before ${send.mock.calls.length} calls`), {
      once: true,
    })
    fill(validForm)
    press()
    press()

    expect([submit.disabled, submit.textContent]).toEqual([true, 'Bitte warten...'])
    expect(send).toHaveBeenCalledOnce()
    expect(heard).toEqual(['cookies before 0 calls'])
    expect(send.mock.calls[0]?.[0]).toBe('/custom/forms')
    expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toMatchObject(validForm)
  })

  it('thanks, empties itself, goes back to its head with 150 px of room and tells who counts', async () => {
    const { form, submit, thanks, fill, press, settle } = openForm()
    for (const name of ['tracked', 'converted'])
      addEventListener(name, () => heard.push(name), { once: true })
    fill(validForm)
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
    const { thanks, fill, press, settle } = openForm()
    fill(validForm)
    press()
    answer(new Response('{}', { status: 201 }))
    await settle()

    thanks.querySelector('h2')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(thanks.open).toBe(true)
    thanks.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(thanks.open).toBe(false)
  })

  it('is not thanked away by the second click of a double one', async () => {
    const { thanks, fill, press, settle } = openForm()
    fill(validForm)
    press()
    answer(new Response('{}', { status: 201 }))
    await settle()
    thanks.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))

    expect(thanks.open).toBe(true)
  })

  it('is the same request again when it is sent once more after a lost answer, and another one once it is changed', async () => {
    const { fill, press, settle } = openForm()
    const keys = () =>
      send.mock.calls.map(([, options]) => new Headers(options?.headers).get('idempotency-key'))
    const sendAndLose = async () => {
      press()
      answer(new Response('', { status: 502 }))
      await settle()
    }
    fill(validForm)
    await sendAndLose()
    await sendAndLose()
    fill({ ...validForm, comment: 'Bitte schreiben' })
    press()
    answer(new Response('{}', { status: 201 }))
    await settle()
    fill({ ...validForm, comment: 'Bitte schreiben' })
    press()

    const [first, second, changed, afterThanks] = keys()
    expect([first === second, new Set([first, changed, afterThanks]).size]).toEqual([true, 3])
    expect(first).toMatch(/^[0-9a-f]{32}$/)
  })

  it('stays filled when it fails and says so', async () => {
    const { form, submit, fill, press, settle } = openForm()
    fill(validForm)
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
