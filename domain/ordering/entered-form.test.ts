import { describe, expect, it } from 'vitest'

import { emptyForm, fittingForm } from './entered-form.ts'

describe('what fits the form of a stored record', () => {
  it('is all that the checkout itself has stored', () => {
    const stored = { ...emptyForm, firstName: 'Mia', appointmentDate: '2026-11-24T18:00:00Z', donatee: 'a' }
    expect(fittingForm(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it.each([
    [{ firstName: 7 }],
    [{ isCompany: 'yes' }],
    [{ country: 'US' }],
    [{ appointmentDate: 'morgen' }],
    [{ appointmentDate: 5 }],
    [{ donatee: {} }],
    [{ unknown: 'x' }],
    [null],
    ['text'],
    [[1, 2]],
  ])('is nothing of %j', (stored) => {
    expect(fittingForm(stored)).toEqual({})
  })
})
