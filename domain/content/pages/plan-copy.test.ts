import { describe, expect, it } from 'vitest'

import type { PlacedPage } from './page-tree.ts'
import { planCopy } from './plan-copy.ts'

const pagesAt = (...paths: string[]): PlacedPage[] =>
  paths.map((path) => ({ id: path, name: `Seite ${path}`, path, type: 'custom_site' }))

describe('a copy of a page', () => {
  it('stands beside it under a free path, with all that lies below', () => {
    expect(planCopy(pagesAt('l/eis', 'l/eis/halle', 'l/eisen', 'l'), 'l/eis')).toEqual({
      copies: [
        { id: 'l/eis', name: 'Seite l/eis (Kopie)', path: 'l/eis-kopie' },
        { id: 'l/eis/halle', name: 'Seite l/eis/halle (Kopie)', path: 'l/eis-kopie/halle' },
      ],
    })
  })

  it('counts on where there is one already', () => {
    expect(planCopy(pagesAt('a', 'a-kopie', 'x/a-kopie-2'), 'a')).toMatchObject({
      copies: [{ path: 'a-kopie-2' }],
    })
  })

  it('of a home page is one page alone', () => {
    const home = { id: 'h', name: 'Start', path: 'start', type: 'custom_home' }

    expect(planCopy([home, ...pagesAt('start/a')], 'h')).toMatchObject({ copies: [{ path: 'start-kopie' }] })
  })

  it('of a page without a path has none either', () => {
    const page = { id: 'neu', name: 'Neu', path: '', type: 'default' }

    expect(planCopy([page, ...pagesAt('a')], 'neu')).toEqual({
      copies: [{ id: 'neu', name: 'Neu (Kopie)', path: '' }],
    })
  })

  it('keeps to what names and paths may have', () => {
    const [page] = pagesAt('a')
    const named = { ...page, id: 'n', name: 'n'.repeat(160), path: 'n', type: 'default' }
    expect(planCopy([named], 'n')).toMatchObject({
      copies: [{ name: expect.stringMatching(/^n{152} \(Kopie\)$/) }],
    })
    expect(planCopy(pagesAt('a', `a/${'x'.repeat(197)}`), 'a')).toMatchObject({
      problem: expect.stringContaining('höchstens 200 Zeichen'),
    })
  })
})
