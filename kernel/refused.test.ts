import { describe, expect, it } from 'vitest'
import { isRefused, Refused } from './refused.ts'

describe('Refused', () => {
  it('carries code, facts, status and the German sentence', () => {
    const refused = new Refused('internal', { requestId: 'r-1' })

    expect(refused).toMatchObject({
      name: 'Refused',
      code: 'internal',
      status: 500,
      isPublic: true,
      facts: { requestId: 'r-1' },
      errors: [],
      message: 'Ein unbekannter Fehler ist aufgetreten. (r-1)',
    })
  })

  it('may list problems of single fields', () => {
    const errors = [{ message: 'Bitte geben Sie Ihren Vornamen an.', field: 'firstName', code: 'required' }]

    expect(new Refused('validation', {}, errors).errors).toEqual(errors)
  })
})

describe('isRefused', () => {
  it('knows a refusal by its name, from whichever copy of the class', () => {
    const copy = Object.assign(new Error('Nein.'), { name: 'Refused', code: 'not-allowed' })

    expect(isRefused(new Refused('not-allowed'))).toBe(true)
    expect(isRefused(copy)).toBe(true)
  })

  it.each([
    new Error('Nein.'),
    Object.assign(new Error(), { name: 'Refused' }),
    { name: 'Refused', code: 'x' },
    null,
    'Refused',
  ])('takes nothing else for one', (other) => {
    expect(isRefused(other)).toBe(false)
  })
})
