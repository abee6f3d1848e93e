import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fitSms, foldSms, mostSmsSegments, sizeOfSms } from './sms-text.ts'

it.each([
  ['', 'gsm-7', 0, 1],
  ['Grüße aus Öd, 12 €', 'gsm-7', 19, 1],
  ['a'.repeat(160), 'gsm-7', 160, 1],
  ['a'.repeat(161), 'gsm-7', 161, 2],
  ['a'.repeat(306), 'gsm-7', 306, 2],
  ['a'.repeat(307), 'gsm-7', 307, 3],
  // The euro takes two places and is not torn apart: 152 and the whole sign in the next part.
  [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 'gsm-7', 305, 2],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm-7', 306, 3],
  ['ő'.repeat(70), 'ucs-2', 70, 1],
  ['ő'.repeat(71), 'ucs-2', 71, 2],
  // A pair of surrogates counts twice and stays together.
  ['🍕'.repeat(35), 'ucs-2', 70, 1],
  ['🍕'.repeat(36), 'ucs-2', 72, 2],
] as const)('„%s“ is sent as %s with %i units in %i parts', (text, alphabet, units, segments) => {
  expect(sizeOfSms(text)).toEqual({ alphabet, units, segments })
})

describe('a text', () => {
  it('keeps to the small alphabet where that loses nothing', () => {
    expect(foldSms(' „Grüß Gott“ – 12,80\u00a0€ …  ja ')).toBe('"Grüß Gott" - 12,80 € ... ja')
    expect(sizeOfSms(foldSms('„Grüß Gott“ – 12,80\u00a0€'))).toMatchObject({ alphabet: 'gsm-7' })
  })

  it('that is composed in pieces counts as its letters', () => {
    expect(sizeOfSms(foldSms('Gru\u0308ße'))).toMatchObject({ alphabet: 'gsm-7', units: 5 })
  })

  it('is shortened to what a house pays for, and says so', () => {
    const long = fitSms('Ihre Bestellung ist unterwegs. '.repeat(40))

    expect(sizeOfSms(long).segments).toBe(mostSmsSegments)
    expect(long.endsWith('...')).toBe(true)
  })

  it('of whatever letters fits, and what fitted stays', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 900 }),
        fc.integer({ min: 1, max: 4 }),
        (text, segments) => {
          const fitted = fitSms(text, segments)
          expect(sizeOfSms(fitted).segments).toBeLessThanOrEqual(segments)
          const isShort = sizeOfSms(foldSms(text)).segments <= segments
          expect(isShort ? fitted : foldSms(text)).toBe(foldSms(text))
        },
      ),
    )
  })
})
