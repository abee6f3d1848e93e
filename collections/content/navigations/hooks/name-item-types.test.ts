import { describe, expect, it } from 'vitest'

import { nameItemTypes } from './name-item-types.ts'

describe('the items of a navigation', () => {
  it('say their kind in both words, on every level', () => {
    const children = [{ blockType: 'site', label: 'B' }]

    expect(nameItemTypes([{ type: 'home', label: 'A', children }])).toEqual([
      {
        type: 'home',
        blockType: 'home',
        label: 'A',
        children: [{ type: 'site', blockType: 'site', label: 'B' }],
      },
    ])
  })

  it.each([[undefined], [null], [0]])('stay %s when there are none', (items) => {
    expect(nameItemTypes(items)).toBe(items)
  })
})
