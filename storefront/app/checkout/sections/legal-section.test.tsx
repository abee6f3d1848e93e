// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { useCart } from '../../cart/cart-store.ts'
import { Screen } from '../../ui/screen.fixture.ts'
import { openCheckout } from '../checkout-scene.fixture.tsx'

let screen: Screen

// What comes late comes at once from then on.
beforeAll(() => import('./markdown-sheet.tsx'))

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-11-23T12:00:00Z'))
  screen = new Screen()
})

afterEach(async () => {
  await screen.close()
  useCart.setState(useCart.getInitialState(), true)
  vi.restoreAllMocks()
})

describe('the consents', () => {
  it('open their text in place where there is one', async () => {
    const termsAndConditions = { text: 'Wir **kochen**, Sie zahlen.' }
    await openCheckout(screen, { settings: { termsAndConditions } })
    await screen.press('Allgemeinen Geschäftsbedingungen')
    await screen.settle()
    expect(screen.texts('dialog strong')).toEqual(['kochen'])
  })

  it('stand in the words that the shop has written beside its boxes', async () => {
    const termsAndConditionsText = 'Ich bin mit allem einverstanden:'
    const privacyPolicyText = 'Was mit meinen Daten geschieht, weiß ich:'
    const consents = () =>
      ['legalInstructions', 'privacyPolicy'].map(
        (name) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.labels?.[0]?.textContent,
      )
    await openCheckout(screen)
    expect(consents()).toEqual([
      expect.stringContaining('Ich akzeptiere die Allgemeinen Geschäftsbedingungen.'),
      expect.stringContaining('Ich habe die Datenschutzerklärung gelesen.'),
    ])

    await screen.close()
    screen = new Screen()
    await openCheckout(screen, { settings: { termsAndConditionsText, privacyPolicyText } })
    expect(consents()).toEqual([
      expect.stringContaining(`${termsAndConditionsText} Allgemeine Geschäftsbedingungen`),
      expect.stringContaining(`${privacyPolicyText} Datenschutzerklärung`),
    ])
  })

  it('lead elsewhere where that is configured', async () => {
    await openCheckout(screen, { settings: { privacyPolicy: { url: 'https://recht.example/daten' } } })
    expect(screen.control('Datenschutzerklärung')?.getAttribute('href')).toBe('https://recht.example/daten')
  })
})
