import { expect, it } from 'vitest'

import { judgeTyped, type TypedCount } from './typed-count.ts'

const typed: TypedCount = { float: '150,00 €', counted: '', coins: null, note: '' }
const day = { cashExpected: 33_250, figures: { lines: 12 } }

it.each<[string, Partial<TypedCount>, object]>([
  [
    'a sum that fits',
    { counted: '482,50' },
    { request: { lines: 12, float: 15_000, counted: 48_250 }, difference: 0 },
  ],
  [
    'pieces that fit',
    { coins: { '20000': '2', '5000': '1', '2000': ' 1 ', '1000': '1', '200': '1', '50': '1', '1': '' } },
    {
      request: {
        lines: 12,
        float: 15_000,
        coins: { '20000': 2, '5000': 1, '2000': 1, '1000': 1, '200': 1, '50': 1 },
      },
      difference: 0,
    },
  ],
  ['a difference without a word', { counted: '480' }, { problem: expect.stringContaining('warum') }],
  [
    'a difference with one',
    { counted: '480', note: ' Falsch herausgegeben ' },
    { request: { note: 'Falsch herausgegeben' }, difference: -250 },
  ],
  ['nothing counted', {}, { problem: expect.stringContaining('in der Kasse') }],
  ['less than nothing', { counted: '-5' }, { problem: expect.stringContaining('in der Kasse') }],
  ['no change', { float: 'viel', counted: '5' }, { problem: expect.stringContaining('Wechselgeld') }],
  ['half a coin', { coins: { '100': '1,5' } }, { problem: expect.stringContaining('ganze Zahlen') }],
])('%s', (_, change, judged) => {
  expect(judgeTyped({ ...typed, ...change }, day)).toMatchObject(judged)
})

it('says what has to be there before anything is counted', () => {
  expect(judgeTyped(typed, day).sums).toEqual({ expected: 48_250, counted: null, difference: null })
})
