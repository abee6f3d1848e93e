import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completePhone, filterPhoneInput, normalisePhone, phoneProblem } from './phone.ts'

describe('filterPhoneInput', () => {
  it.each([
    ['+43 664 123', '+43 664 123'],
    ['0664/123-45 67', '066412345 67'],
    ['abc', ''],
    ['+43\t1', '+431'],
    ['0043 664', '+43 664'],
    [' 00', '+'],
    ['+43 00 1', '+43 00 1'],
  ])('%j becomes %j', (typed, expected) => {
    expect(filterPhoneInput(typed)).toBe(expected)
  })
})

describe('completePhone', () => {
  it.each([
    ['0664 1234567', 'AT', '+43 664 1234567'],
    [' 0170 1234567', 'DE', '+49 170 1234567'],
    ['079 123 45 67', 'CH', '+41 79 123 45 67'],
    ['0664 1234567', 'LI', '0664 1234567'],
    ['0664 1234567', null, '0664 1234567'],
    ['00', 'AT', '00'],
    ['+43 664 1234567', 'DE', '+43 664 1234567'],
    ['', 'AT', ''],
  ])('%j in %s is %j', (typed, country, expected) => {
    expect(completePhone(typed, country)).toBe(expected)
  })
})

describe('normalisePhone', () => {
  it.each([
    ['+43 664 1234567', '+436641234567'],
    ['0043 664 1234567', '+436641234567'],
    ['00', '+'],
    ['0664 1234567', '06641234567'],
    ['+43 00 1', '+43001'],
    [' (0043) 1', '+431'],
    ['', ''],
  ])('%j is kept as %j', (typed, expected) => {
    expect(normalisePhone(typed)).toBe(expected)
  })

  it('changes nothing any more the second time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = normalisePhone(filterPhoneInput(text))
        expect(once).toMatch(/^[\d+]*$/)
        expect(normalisePhone(once)).toBe(once)
      }),
    )
  })
})

describe('phoneProblem', () => {
  it.each(['', ' ', '+436641234567', '+43 664 1234567', '0043 1 234 567', '+423 1234', '+123456789012345'])(
    'takes %j',
    (phone) => {
      expect(phoneProblem(phone)).toBeNull()
    },
  )

  it.each([
    '0664 1234567',
    '6641234567',
    '+',
    '+43',
    '+43123',
    '+0664123456',
    '+43+6641234',
    '+1234567890123456',
  ])('does not take %j', (phone) => {
    expect(phoneProblem(phone)).toBe('Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.')
  })
})
