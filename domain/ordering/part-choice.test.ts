import { expect, it } from 'vitest'

import type { PartLine } from './covered-lines.ts'
import { askedPart, chosenWords, firstChoice, openLines, type PartChoice } from './part-choice.ts'
import type { SplitOrder } from './pay-part.ts'

it.each<[Partial<PartChoice>, ReturnType<typeof askedPart>]>([
  [{}, { by: 'share', of: 1 }],
  [
    { way: 'share', guests: 3 },
    { by: 'share', of: 3 },
  ],
  [
    { way: 'amount', amount: '12,90' },
    { by: 'amount', amount: 1290 },
  ],
  [{ way: 'amount', amount: '0' }, null],
  [{ way: 'amount', amount: 'viel' }, null],
  [
    { way: 'items', lines: { 0: 2, 1: 0 } },
    { by: 'items', lines: [{ line: 0, amount: 2 }] },
  ],
  [{ way: 'items', lines: { 0: 0 } }, null],
])('a choice of %j asks for %j', (choice, asked) => {
  expect(askedPart({ ...firstChoice, ...choice })).toEqual(asked)
})

it('lines are open as far as nobody has paid them; what is weighed is paid whole', () => {
  const items = [
    { line: 0, name: 'Bier', unit: 'piece', amount: 3 },
    { line: 4, name: 'Braten', unit: 'kilogram', amount: 0.35 },
  ] as unknown as SplitOrder['items'] // Only what is shown of a line.
  const paid: PartLine[] = [{ kind: 'capture', amount: 900, covers: [{ line: 0, amount: 2 }] }]

  expect(openLines({ items }, paid)).toEqual([
    { line: 0, name: 'Bier', unit: 'piece', left: 1, step: 1 },
    { line: 4, name: 'Braten', unit: 'kilogram', left: 0.35, step: 0.35 },
  ])
})

it.each([
  [{ unit: 'piece', left: 1, step: 1 }, 0, '0\u00a0Stück'],
  [{ unit: 'piece', left: 1, step: 1 }, 1, '1\u00a0Stück'],
  [{ unit: 'piece', left: 3, step: 1 }, 1, '1 von 3\u00a0Stück'],
  [{ unit: 'serving', left: 3, step: 1 }, 1, '1 von 3\u00a0Portionen'],
  [{ unit: 'kilogram', left: 0.35, step: 0.35 }, 0.35, '0,35\u00a0kg'],
] as const)('of an open line %j the choice of %d reads „%s“', (line, chosen, words) => {
  expect(chosenWords(line, chosen)).toBe(words)
})
