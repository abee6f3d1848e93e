import { describe, expect, it } from 'vitest'

import { mostItems, placeIn, placesIn } from './menu-places.ts'

const items = [
  { id: 'a', label: 'Start' },
  {
    id: 'b',
    label: 'Leistungen',
    children: [{ id: 'c', label: 'Eis', children: [{ id: 'd', label: 'Halle' }] }],
  },
]
const added = { id: 'neu', label: 'Neu' }

describe('a menu', () => {
  it('says where one more item can stand, the end first', () => {
    expect(placesIn(items).map(({ label }) => label)).toEqual([
      'ganz am Ende',
      'ganz am Anfang',
      '  unter „Start“, als Erstes',
      'nach „Start“',
      '  unter „Leistungen“, als Erstes',
      '    unter „Eis“, als Erstes',
      '    nach „Halle“',
      '  nach „Eis“',
    ])
    expect(placesIn([])).toEqual([{ below: null, behind: null, label: 'ganz am Anfang' }])
  })

  it('takes it wherever it says', () => {
    for (const place of placesIn(items)) {
      expect(JSON.stringify(placeIn(items, place, added))).toContain('"neu"')
    }
    expect(placeIn(items, { below: 'b', behind: 'c' }, added)).toMatchObject([
      {},
      { children: [{ id: 'c' }, { id: 'neu' }] },
    ])
    expect(placeIn(items, { below: null, behind: null }, added)).toMatchObject([{ id: 'neu' }, {}, {}])
  })

  it('does not where the place is gone or full', () => {
    const full = Array.from({ length: mostItems }, (_, nth) => ({ id: `i${nth}`, label: 'x' }))

    expect(placeIn(items, { below: 'weg', behind: null }, added)).toBeNull()
    expect(placeIn(items, { below: 'd', behind: null }, added)).toBeNull()
    expect(placeIn(items, { below: null, behind: 'weg' }, added)).toBeNull()
    expect(placeIn(full, { below: null, behind: null }, added)).toBeNull()
    expect(placesIn(full).filter(({ below }) => below === null)).toEqual([])
  })
})
