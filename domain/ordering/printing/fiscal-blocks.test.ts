import { expect, it } from 'vitest'

import { drawPaper } from './draw-paper.ts'
import { fiscalBlocks, type FiscalMark } from './fiscal-blocks.ts'
import { setLines } from './set-lines.ts'

const mark: FiscalMark = {
  payment: null,
  scheme: 'rksv',
  kind: 'sale',
  state: 'signed',
  cashBox: 'WIEN-1',
  number: 12,
  at: '2026-11-28T17:52:00.000Z',
  amount: 1507,
  code: '_R1-AT0_WIEN-1_12_…',
  isTest: true,
}

const drawn = (more: Partial<FiscalMark>) =>
  drawPaper(
    setLines(fiscalBlocks([{ ...mark, ...more }], 'Europe/Vienna', 'EUR'), { columns: 32, codePage: 'utf8' }),
    32,
  ).split('\n')

it('a receipt tells its number, its cash box, its code and whose signature it is', () => {
  expect(drawn({})).toEqual([
    '--------------------------------',
    'Belegnr. 12    28.11.2026, 18:52',
    'Kasse WIEN-1',
    '▣ _R1-AT0_WIEN-1_12_…',
    '  Testsignatur - nicht für den',
    '          Echtbetrieb',
  ])
})

it.each([
  [{ isTest: false }, 'Testsignatur', false],
  [{ state: 'unsigned' }, 'Sicherheitseinrichtung', true],
  [{ state: 'unsigned', scheme: 'tse', code: null }, 'TSE ausgefallen', true],
  [{ state: 'unsigned', scheme: 'tse', code: null }, '▣', false],
  [{ kind: 'storno', amount: -300 }, 'Stornobuchung', true],
  [{}, 'Stornobuchung', false],
] as const)('with %j it says „%s“: %s', (more, words, isSaid) => {
  expect(drawn(more).join('\n').includes(words)).toBe(isSaid)
})
