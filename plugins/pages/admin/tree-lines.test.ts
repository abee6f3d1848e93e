import { describe, expect, it } from 'vitest'

import { cardsBeside, dropPlaceOf, orderShifted, orderWith } from './drop-place.ts'
import { brands, listed } from './tree.fixture.ts'
import { type Narrowed, treeLines } from './tree-lines.ts'

const pages = [
  listed('leistungen', { state: 'draft' }),
  listed('leistungen/eis', { type: 'custom_service', position: 1, marks: ['planned'] }),
  listed('leistungen/dampf', { type: 'custom_service', position: 2 }),
  listed('kontakt', { division: 'rein', name: 'Kontakt' }),
]
const all: Narrowed = { search: '', state: undefined, type: undefined }
const none = new Set<string>()
const shown = (narrowed: Partial<Narrowed>, closed = none) =>
  treeLines({ brands, pages }, { ...all, ...narrowed }, closed).map((line) =>
    line.kind === 'brand' ? `${line.brand.name} (${line.count})` : `${line.level} ${line.path}`,
  )

describe('the lines of the tree', () => {
  it('are those of each brand below its name', () => {
    expect(shown({})).toEqual([
      'Wirtshaus (3)',
      '2 leistungen',
      '3 leistungen/eis',
      '3 leistungen/dampf',
      'Reinwerk (1)',
      '2 kontakt',
    ])
  })

  it.each([
    ['its name', { search: 'kontak' }, ['Reinwerk (1)', '2 kontakt']],
    ['its address', { search: '/leistungen/d' }, ['Wirtshaus (1)', '2 leistungen', '3 leistungen/dampf']],
    ['how it stands', { state: 'draft' }, ['Wirtshaus (1)', '2 leistungen']],
    ['what is planned', { state: 'planned' }, ['Wirtshaus (1)', '2 leistungen', '3 leistungen/eis']],
    ['its type', { type: 'custom_news' }, []],
  ])('find a page by %s, with the way to it', (_, narrowed, lines) => {
    expect(shown(narrowed)).toEqual(lines)
  })

  it('leave out what is closed', () => {
    expect(shown({}, new Set(['leistungen', 'brand:rein']))).toEqual([
      'Wirtshaus (3)',
      '2 leistungen',
      'Reinwerk (1)',
    ])
  })
})

describe('a page that is dragged', () => {
  const lines = treeLines({ brands, pages }, all, none)
  const onto = (key: string) => {
    const line = lines.find((each) => each.key === key)
    if (!line) throw new Error(`No line ${key}`)
    return line
  }
  const [top, ice, steam] = [listed('oben'), pages[1], pages[2]].map((page) => page ?? listed(''))

  it('lands below a page, or at the top on the name of its brand', () => {
    expect(top && dropPlaceOf(top, onto('leistungen'), 0.5)).toEqual({ kind: 'below', under: 'leistungen' })
    expect(top && dropPlaceOf(top, onto('brand:haus'), 0.5)).toEqual({ kind: 'below', under: null })
  })

  it('lands in no other brand, and not on itself', () => {
    expect(top && dropPlaceOf(top, onto('kontakt'), 0.5)).toBeNull()
    expect(ice && dropPlaceOf(ice, onto('leistungen/eis'), 0.5)).toBeNull()
  })

  it('lands between cards at their edges, and below one in its middle', () => {
    expect(ice && dropPlaceOf(ice, onto('leistungen/dampf'), 0.9)).toEqual({
      kind: 'beside',
      id: 'leistungen/dampf',
      isBehind: true,
    })
    expect(ice && dropPlaceOf(ice, onto('leistungen/dampf'), 0.5)).toMatchObject({ kind: 'below' })
    expect(top && dropPlaceOf(top, onto('leistungen/dampf'), 0.9)).toMatchObject({ kind: 'below' })
  })

  it('changes its place among the cards beside it', () => {
    const cards = ice ? cardsBeside(lines, ice) : []
    expect(cards).toEqual([ice, steam])
    expect(orderWith(cards, 'leistungen/eis', { id: 'leistungen/dampf', isBehind: true })).toEqual([
      'leistungen/dampf',
      'leistungen/eis',
    ])
    expect(orderShifted(cards, 'leistungen/dampf', -1)).toEqual(['leistungen/dampf', 'leistungen/eis'])
    expect(orderShifted(cards, 'leistungen/eis', -1)).toBeNull()
  })
})
