import { describe, expect, it, test } from 'vitest'

import { areaOfZipCode, parseZipCodes, zipCodeProblem } from './delivery-zip.ts'

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
  expect(areaOfZipCode([centre, valley, hills], zipCode)?.area).toBe(area)
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

  it('anywhere in an area that names no postcodes', () => {
    expect(zipCodeProblem([centre, hills], 'Berge', '9999')).toBeNull()
    expect(zipCodeProblem([centre, valley], '', '9999')).toBeNull()
  })
})
