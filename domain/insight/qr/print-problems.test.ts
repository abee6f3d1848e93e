import { expect, it } from 'vitest'

import { printProblems } from './print-problems.ts'
import { blackOnWhite } from './print-rules.ts'

const wanted = { modules: 29, size: 15, colors: blackOnWhite, isOnSheet: false }

it('a code that everybody can read has no problem', () => {
  expect(printProblems(wanted)).toEqual([])
})

it('a code that is too small is refused with the least size', () => {
  expect(printProblems({ ...wanted, size: 14 })).toEqual([
    {
      field: 'size',
      code: 'too-small',
      message: 'So klein ist der Code nicht mehr zu lesen. Er braucht mindestens 15 mm.',
      data: { leastSize: 15 },
    },
  ])
  expect(printProblems({ ...wanted, size: 12.34, isOnSheet: true })[0]).toMatchObject({
    field: 'label',
    message: expect.stringContaining('nur 12,3 mm'),
  })
})

it('says all that is wrong at once', () => {
  const colors = { dark: '#ffffff', light: '#ffffff' }

  expect(printProblems({ ...wanted, size: 1, colors }).map(({ code }) => code)).toEqual([
    'weak-colors',
    'too-small',
  ])
})
