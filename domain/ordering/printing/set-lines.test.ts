import fc from 'fast-check'
import { expect, test } from 'vitest'

import { codePageLabels, type CodePage } from '../../operations/devices.ts'
import { drawPaper } from './draw-paper.ts'
import { type Block, columnsOf, paperWidths, textSizes } from './paper.ts'
import { printableText } from './printable-text.ts'
import { setLines } from './set-lines.ts'

const draw = (block: Block, columns = 32) =>
  drawPaper(setLines([block], { columns, codePage: 'cp858' }), columns).split('\n')

test('a price stands at the right edge, in a line of its own where the words leave no room', () => {
  expect(draw({ kind: 'columns', left: 'Suppe', right: '4,90 €' })).toEqual([
    'Suppe                     4,90 €',
  ])
  expect(draw({ kind: 'columns', left: 'Frittatensuppe', right: '10.000.000,00 €' }, 20)).toEqual([
    'Frittatensuppe',
    '     10.000.000,00 €',
  ])
})

test('what stands on the right and is wider than the paper is broken, and nothing of it is left out', () => {
  const block = { kind: 'columns', left: 'Summe', right: 'CHF 1.234.567,00', size: 'large' } as const

  expect(draw(block, 20)).toEqual([
    'S u m m e',
    '              C H F',
    '1 . 2 3 4 . 5 6 7 -',
    '              , 0 0',
  ])
})

test('what a person wrote in lines stays in lines', () => {
  expect(draw({ kind: 'text', text: 'ohne Zwiebel\r\n\nbitte', hanging: '+ ' })).toEqual([
    '+ ohne Zwiebel',
    '',
    '  bitte',
  ])
})

test.each([
  ['„Größe“ – 5 €…', '"Größe" - 5 €...'],
  ['1\u202f000\u00a0€', '1 000 €'],
  ['Škoda Łódź İstanbul ½ œuf', 'Skoda Lódz Istanbul 1/2 oeuf'],
  ['a\u001b@\u0000b\u009b', 'a @ b '],
  ['zu\u200bsammen\u00ad', 'zusammen'],
  ['€‑ß 寿司 😀', '€-ß ?? ?'],
  ['ﬁsch', 'fisch'],
])('%j is printed as %j', (text, printed) => {
  expect(printableText(text, 'cp858')).toBe(printed)
})

const blocks: fc.Arbitrary<Block> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    text: fc.string({ unit: 'grapheme', maxLength: 120 }),
    size: fc.constantFrom(...textSizes),
    align: fc.constantFrom('left' as const, 'center' as const),
  }),
  fc.record({
    kind: fc.constant('columns' as const),
    left: fc.string({ unit: 'grapheme', maxLength: 120 }),
    right: fc.oneof(fc.stringMatching(/^-?\d{1,4},\d\d €$/), fc.string({ unit: 'grapheme', maxLength: 60 })),
    size: fc.constantFrom(...textSizes),
    hanging: fc.constantFrom('', '2 × ', '250 g '),
  }),
  fc.record({ kind: fc.constant('banner' as const), text: fc.string({ maxLength: 60 }) }),
)
const codePages = Object.keys(codePageLabels) as CodePage[]

test('whatever is written, no line is wider than the paper and none holds a command', () => {
  fc.assert(
    fc.property(
      fc.array(blocks, { maxLength: 6 }),
      fc.constantFrom(...paperWidths),
      fc.constantFrom(...codePages),
      (given, width, codePage) => {
        const columns = columnsOf[width]
        const drawn = drawPaper(setLines(given, { columns, codePage }), columns).split('\n')

        expect(drawn.filter((line) => line.length > columns)).toEqual([])
        expect(drawn.filter((line) => /\p{Cc}/u.test(line))).toEqual([])
      },
    ),
  )
})
