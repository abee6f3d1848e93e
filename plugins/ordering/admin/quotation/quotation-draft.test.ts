import { expect, test } from 'vitest'

import { draftOf, readDraft, withLine } from './quotation-draft.ts'

const line = {
  line: 3,
  name: 'Buffet',
  amount: 1.5,
  unit: 'person',
  unitPrice: 123_450,
  taxRate: 1000,
} as const

test('what is shown is what is sent again', () => {
  const lines = [
    line,
    { ...line, line: undefined, amount: 1200, unitPrice: 5, taxRate: 1350 },
    { ...line, taxRate: 0 },
  ]
  const draft = draftOf(lines)

  expect(draft.map(({ amount, unitPrice, taxRate }) => [amount, unitPrice, taxRate])).toEqual([
    ['1,5', '1234,50', '10'],
    ['1200', '0,05', '13,5'],
    ['1,5', '1234,50', '0'],
  ])
  expect(readDraft(draft)).toEqual({ lines, problems: [] })
})

test('prices and rates are read as people write them', () => {
  const [typed] = draftOf([line])
  const read = (changes: object) => readDraft(typed ? [{ ...typed, ...changes }] : []).lines[0]

  expect(read({ unitPrice: '1.234,5 €' })?.unitPrice).toBe(123_450)
  expect(read({ unitPrice: '0' })?.unitPrice).toBe(0)
  expect(read({ taxRate: '20 %' })?.taxRate).toBe(2000)
  expect(read({ amount: '0,25' })?.amount).toBe(0.25)
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ amount: '' }, 'amount'],
  [{ amount: '0,0005' }, 'amount'],
  [{ unitPrice: '' }, 'unitPrice'],
  [{ unitPrice: '-1' }, 'unitPrice'],
  [{ taxRate: 'viel' }, 'taxRate'],
  [{ taxRate: '101' }, 'taxRate'],
])('%j is told at its field', (changes, field) => {
  const [typed] = draftOf([line])
  const { problems } = readDraft(typed ? [{ ...typed, ...changes }] : [])

  expect(problems.map((problem) => problem.field)).toEqual([field])
})

test('another line has a name of its own, and the tax of the one above', () => {
  const draft = draftOf([line, line]).slice(1)

  expect(withLine(draft).map(({ key, taxRate }) => [key, taxRate])).toEqual([
    [1, '10'],
    [2, '10'],
  ])
  expect(withLine([])[0]).toMatchObject({ key: 0, taxRate: '20' })
})
