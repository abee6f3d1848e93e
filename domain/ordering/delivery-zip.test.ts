import { describe, expect, it, test } from 'vitest'

import { areaOfZipCode, isWholeZipCode, parseZipCodes, zipCodeProblem } from './delivery-zip.ts'

const centre = { area: 'Zentrum', zipCodes: '6850' }
const valley = { area: 'Tal', zipCodes: '6853–6858, 6890' }
const hills = { area: 'Berge', zipCodes: null }

describe('a list of postcodes', () => {
  it.each([
    ['6850', [['6850', '6850']]],
    [
      '6850, 6853–6858;01067 - 01099',
      [
        ['6850', '6850'],
        ['6853', '6858'],
        ['01067', '01099'],
      ],
    ],
    ['', []],
  ])('„%s"', (list, ranges) => {
    expect(parseZipCodes(list)?.map(({ first, last }) => [first, last])).toEqual(ranges)
  })

  it.each(['Dornbirn', '685', '6858-6853', '6850-01099', '6850-', '6850 bis 6855'])('is not „%s"', (list) => {
    expect(parseZipCodes(list)).toBeNull()
  })
})

test.each([
  ['6850', 'Zentrum'],
  [' A-6850 ', 'Zentrum'],
  ['6853', 'Tal'],
  ['6858', 'Tal'],
  ['6859', undefined],
  ['68530', undefined],
  ['', undefined],
])('„%s" belongs to %s', (zipCode, area) => {
  expect(areaOfZipCode([centre, valley], zipCode)?.area).toBe(area)
})

test('what nobody lists belongs to the only area that takes any, and to none of two', () => {
  expect(areaOfZipCode([centre, hills], '9999')).toBe(hills)
  expect(areaOfZipCode([centre, hills, { area: 'Rest' }], '9999')).toBeNull()
})

test.each([
  ['', false],
  ['685', false],
  ['6850', true],
  ['A-685', false],
  ['A-6850', true],
])('„%s" is typed to the end: %s', (zipCode, isWhole) => {
  expect(isWholeZipCode([centre, hills], zipCode)).toBe(isWhole)
})

test('where postcodes have five digits, four are not yet one', () => {
  expect(isWholeZipCode([{ area: 'Dresden', zipCodes: '01067–01099' }], '0106')).toBe(false)
})

describe('an order is brought', () => {
  it('to the postcodes of its area', () => {
    expect(zipCodeProblem([centre, valley], 'Tal', '6855')).toBeNull()
  })

  it('at the fee of the area that a postcode belongs to', () => {
    expect(zipCodeProblem([centre, valley], 'Zentrum', '6855')).toEqual({
      code: 'zip-code-elsewhere',
      facts: { area: 'Tal' },
    })
    expect(zipCodeProblem([centre, hills], 'Zentrum', '9999')).toEqual({
      code: 'zip-code-elsewhere',
      facts: { area: 'Berge' },
    })
  })

  it('nowhere else', () => {
    expect(zipCodeProblem([centre, valley], 'Zentrum', '9999')).toEqual({ code: 'zip-code-not-served' })
  })

  it('anywhere that no other area lists in one that names no postcodes', () => {
    expect(zipCodeProblem([centre, hills], 'Berge', '9999')).toBeNull()
    expect(zipCodeProblem([hills, centre], 'Berge', '6850')).toMatchObject({ facts: { area: 'Zentrum' } })
    expect(zipCodeProblem([centre, valley], '', '9999')).toBeNull()
  })
})
