import { expect, it } from 'vitest'

import { compareMenus } from './menu-changes.ts'

const entry = (label: string, children: object[] = []) => ({
  id: label.toLowerCase(),
  blockType: 'link',
  label,
  children,
})
const told = (before: Parameters<typeof compareMenus>[0], after: typeof before) =>
  compareMenus(before, after)
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, before: old, after: next, from, to, under, wasUnder }) =>
      [kind, String((next ?? old)?.label), `${wasUnder}${from}`, `${under}${to}`].join(' '),
    )

it('one entry more at the top changes none of the others', () => {
  const menu = [entry('Start'), entry('Wir', [entry('Team')])]

  expect(told(menu, [entry('Neu'), ...menu])).toEqual(['added Neu 0 1'])
})

it('an entry is known by its id, below others too', () => {
  const before = [entry('Start'), entry('Wir', [entry('Team'), entry('Haus')])]
  const below = [entry('Neu'), { ...entry('Team'), label: 'Unser Team' }, entry('Haus')]

  expect(told(before, [entry('Start'), entry('Wir', below)])).toEqual([
    'added Neu 0 Wir1',
    'changed Unser Team Wir1 Wir2',
  ])
})

it('what goes below another one is moved with all that lies below it, and what stayed is not told', () => {
  const before = [entry('Wir', [entry('Team')]), entry('Preise')]

  expect(told(before, [entry('Preise', [entry('Wir', [entry('Team')])])])).toEqual(['moved Wir 1 Preise1'])
  expect(told(before, [entry('Preise'), entry('Team')])).toEqual(['removed Wir 1 0', 'moved Team Wir1 2'])
  expect(told(before, [entry('Preise'), entry('Wir', [entry('Team')])])).toHaveLength(1)
})

it('an entry that goes takes along what lies below it, and a new one brings it', () => {
  const before = [entry('Wir', [entry('Team')])]

  expect(told(before, [])).toEqual(['removed Wir 1 0', 'removed Team Wir1 0'])
  expect(told([], before)).toEqual(['added Wir 0 1', 'added Team 0 Wir1'])
})
