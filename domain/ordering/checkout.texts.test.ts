import { describe, expect, it } from 'vitest'
import { anna, at, type Change, delivery, evening, inn, night } from './checkout.fixture.ts'
import { checkoutErrorOf, checkoutProblemText } from './checkout.texts.ts'
import { checkoutProblems } from './checkout.ts'
import { requiredFields } from './checkout-fields.ts'

const texts = (change?: Change) => checkoutProblems(anna(change)).map(checkoutProblemText)

describe('the words of a problem', () => {
  it.each<[Change, string]>([
    [{ form: { items: [] } }, 'Keine Produkte im Warenkorb!'],
    [{ now: night }, 'Derzeit haben wir leider geschlossen.'],
    [{ form: delivery }, 'Derzeit bieten wir leider keine Lieferung an.'],
    [{ form: { phone: '1' } }, 'Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.'],
    [{ branch: { isAppointmentRequired: true } }, 'Bitte wählen Sie einen Termin aus.'],
    [
      { form: { appointmentDate: at('2026-11-24T10:00').toString() } },
      'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    ],
    [
      { form: delivery, goodsGrossCents: 1850, now: evening },
      'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht. Fügen Sie Waren im Wert von mindestens 1,50 € hinzu oder wählen Sie eine andere Art der Lieferung.',
    ],
    [
      { form: delivery, goodsGrossCents: 1850, isPriceHidden: true, now: evening },
      'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht.',
    ],
    [
      { form: { appointmentDate: at('2026-11-23T12:05').toString() }, leadTimeMinutes: 30 },
      'Dieser Termin ist leider zu früh. Bestellungen sind frühestens für den 23.11.2026, 12:30 möglich.',
    ],
    [
      { form: { appointmentDate: '2030-01-01T12:00:00Z' } },
      'Termine sind höchstens 180 Tage im Voraus möglich.',
    ],
    [{ form: { lastName: '' } }, 'Bitte geben Sie Ihren Nachnamen an.'],
  ])('%j', (change, expected) => {
    expect(texts(change).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([expected])
  })

  it('every required field has words of its own', () => {
    const demanding = Object.fromEntries(
      Object.keys(inn)
        .filter((key) => key.endsWith('Required'))
        .map((key) => [key, true]),
    )
    const form = { isCompany: true, isDeliveryAddressDifferent: true, isDeliveryCompany: true }
    const branch = { ...inn, ...demanding }
    const fields = [...requiredFields(branch, 'delivery', form), ...requiredFields(branch, 'dineIn', form)]
    const words = new Set(fields.map((field) => checkoutProblemText({ field, code: 'required' })))

    expect(words.size).toBe(new Set(fields).size)
    expect(words).not.toContain('Bitte füllen Sie dieses Feld aus.')
    expect(checkoutProblemText({ field: 'comment', code: 'required' })).toBe(
      'Bitte füllen Sie dieses Feld aus.',
    )
  })

  it('become an error of the field, with the facts where there are any', () => {
    const [missing] = checkoutProblems(anna({ form: delivery, goodsGrossCents: 1850, now: evening }))
    const [tooLarge] = checkoutProblems(anna({ goodsGrossCents: 100_001 }))
    const [closed] = checkoutProblems(anna({ now: night }))

    expect(missing && checkoutErrorOf(missing)).toMatchObject({
      field: 'items',
      code: 'minimum-order-value',
      data: { minimumCents: 2000, missingCents: 150, currency: 'EUR' },
    })
    expect(tooLarge && checkoutErrorOf(tooLarge)).toEqual({
      field: 'items',
      code: 'order-too-large',
      data: { maximumCents: 100_000, currency: 'EUR' },
      message:
        'Online sind Bestellungen bis 1.000,00\u00a0€ möglich. Bitte verringern Sie Ihre Bestellung oder rufen Sie uns an.',
    })
    expect(closed && checkoutErrorOf(closed)).toEqual({
      field: 'orderType',
      code: 'closed',
      message: 'Derzeit haben wir leider geschlossen.',
    })
  })
})
