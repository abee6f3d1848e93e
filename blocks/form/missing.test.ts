// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { openForm, validForm } from './open-form.fixture.tsx'

describe('what the contact form says is missing', () => {
  it('finds no fault with what nobody has touched, and none any more with what is mended', () => {
    const { form, fill } = openForm()
    const field = form.querySelector('[name=phone]')
    const leave = () => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    const said = () => [
      form.querySelector('[data-problem=phone]')?.textContent !== '',
      field?.getAttribute('aria-invalid'),
    ]
    leave()
    expect(said()).toEqual([false, null])

    fill({ phone: '12345' })
    leave()
    expect(said()).toEqual([true, 'true'])
    fill({ phone: '123456' })
    expect(said()).toEqual([false, null])
    fill({ phone: '1' })
    leave()
    form.reset()
    leave()
    expect(said()).toEqual([false, null])
  })

  it('lists what is missing by name, in its order, until nothing is', () => {
    const { form, submit, fill } = openForm()
    const list = form.querySelector('[data-missing]')
    const missing = () =>
      [...form.querySelectorAll('[data-missing-field]:not([data-done])')].map((entry) => entry.textContent)
    expect(missing()).toEqual(['Vor- und Nachname', 'E-Mail', 'Telefon', 'Nachricht', 'Datenschutz'])
    expect(submit.getAttribute('aria-describedby')).toBe(list?.id)

    fill({ ...validForm, email: 'anna' })
    expect(missing()).toEqual(['E-Mail'])
    fill(validForm)
    expect([missing(), list?.hasAttribute('data-complete')]).toEqual([[], true])
    form.reset()
    form.dispatchEvent(new Event('change'))
    expect([missing().length, list?.hasAttribute('data-complete')]).toEqual([5, false])
  })

  it('leads from what is missing to its field', () => {
    const { form } = openForm()
    const leads = [...form.querySelectorAll<HTMLAnchorElement>('[data-missing] a')].map((entry) =>
      form.querySelector(entry.hash.replaceAll(':', '\\:'))?.getAttribute('name'),
    )

    expect(leads).toEqual(['name', 'email', 'phone', 'comment', 'privacy'])
  })
})
