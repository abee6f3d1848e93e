import { describe, expect, it } from 'vitest'

import { emptyForm, fittingForm, lastingForm } from './entered-form.ts'

it('a guest is known again by who they are, and neither by an order nor by what they agreed to', () => {
  const form = {
    ...emptyForm,
    firstName: 'Mia',
    zipCode: '6850',
    deliveryArea: 'Zentrum',
    comment: 'Ohne Zwiebel',
    appointmentDate: '2026-11-24T18:00:00Z',
    legalInstructions: true,
    privacyPolicy: true,
    table: '7',
    donatee: 'a',
  }
  const kept = lastingForm(form)
  expect(kept).toMatchObject({ firstName: 'Mia', zipCode: '6850', deliveryArea: 'Zentrum' })
  const left = ['comment', 'appointmentDate', 'legalInstructions', 'privacyPolicy', 'table', 'donatee']
  expect(left.filter((name) => name in kept)).toEqual([])
  expect(lastingForm({})).toEqual({})
})

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
