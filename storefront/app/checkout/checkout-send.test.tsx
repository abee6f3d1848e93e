// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useCart } from '../cart/cart-store.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { openCheckout } from './checkout-scene.fixture.tsx'
import { fieldId } from './fields/field-ids.ts'

let screen: Screen

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-11-23T12:00:00Z'))
  screen = new Screen()
})

afterEach(async () => {
  await screen.close()
  useCart.setState(useCart.getInitialState(), true)
  vi.restoreAllMocks()
})

const typed = { firstName: 'Anna', lastName: 'Berger', phone: '+43 664 1234567' }

it('what is sent is said to be under way until an answer comes', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise)
  await openCheckout(screen, { typed: { ...typed, legalInstructions: true, privacyPolicy: true } })
  await screen.press('Bestellung abschicken')
  expect(screen.texts('button[type="submit"]')).toEqual(['Verarbeiten...'])

  answer.reject(new TypeError('The connection broke'))
  await screen.until(() => expect(screen.texts('button[type="submit"]')).toEqual(['Bestellung abschicken']))
  await screen.until(() =>
    expect(screen.texts('[role=group]')).toEqual([
      expect.stringContaining('Ein unbekannter Fehler ist aufgetreten.'),
    ]),
  )
})

it('what is sent without the consents is flagged at both of them', async () => {
  const refused = ['legalInstructions', 'privacyPolicy'].map((field) => ({
    message: `Fehlt: ${field}`,
    code: 'required',
    field,
  }))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ errors: refused }, { status: 400 }),
  )
  await openCheckout(screen, { typed })
  await screen.press('Bestellung abschicken')
  const flagged = () => [...screen.place.querySelectorAll<HTMLElement>('[aria-invalid=true]')]
  await screen.until(() =>
    expect(flagged().map(({ id }) => id)).toEqual([fieldId('legalInstructions'), fieldId('privacyPolicy')]),
  )
})

it('what was refused can be sent again while the menu is still being read anew', async () => {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'POST') return Promise.withResolvers<Response>().promise
    sent.push('order')
    const error = { message: 'Bitte geben Sie Ihre E-Mail-Adresse an.', code: 'required', field: 'email' }
    return Response.json({ errors: [error] }, { status: 400 })
  })
  await openCheckout(screen, { typed: { ...typed, legalInstructions: true, privacyPolicy: true } })
  const send = () => screen.control('Bestellung abschicken')
  for (const attempts of [1, 2]) {
    await screen.until(() => expect(send()).toBeDefined())
    await screen.press('Bestellung abschicken')
    await screen.until(() => expect(sent).toHaveLength(attempts))
  }
  expect(sent).toEqual(['order', 'order'])
})

it('an attempt brings the focus to what is wrong, and nobody who types on loses it', async () => {
  const ticks = { legalInstructions: true, privacyPolicy: true }
  const typed = { lastName: 'Gast', email: 'anna@gast.test', phone: '+436601234567', ...ticks }
  await openCheckout(screen, { typed })
  await screen.press('Bestellung abschicken')
  await screen.until(() => expect(screen.place.textContent).toContain('Bitte prüfen Sie'))
  expect(document.activeElement?.textContent).toContain('Bitte prüfen Sie diese Angabe')

  const name = screen.place.querySelector<HTMLInputElement>('input[name=firstName]')
  name?.focus()
  await screen.type('input[name=firstName]', 'Anna')
  await screen.settle()
  expect(screen.place.textContent).not.toContain('Bitte prüfen Sie diese Angabe')
  await screen.type('input[name=firstName]', '')
  await screen.settle()
  expect(screen.place.textContent).toContain('Bitte prüfen Sie diese Angabe')
  expect(document.activeElement).toBe(name)
})
