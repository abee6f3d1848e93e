import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { PlacedPage } from './page-tree.ts'
import { planMove } from './plan-move.ts'

const pagesAt = (...paths: string[]): PlacedPage[] =>
  paths.map((path) => ({ id: path, name: path.toUpperCase(), path, type: 'custom_site' }))
const moved = (pages: PlacedPage[], id: string, under: string | null) => {
  const plan = planMove(pages, { id, under })

  return 'moves' in plan ? plan.moves.map(({ from, to }) => `${from} → ${to}`) : plan.problem.code
}

describe('a page that moves', () => {
  it('takes along all that lies below it', () => {
    const pages = pagesAt('a', 'a/b/c', 'a/b', 'ab', 'z')

    expect(moved(pages, 'a', 'z')).toEqual(['a → z/a', 'a/b → z/a/b', 'a/b/c → z/a/b/c'])
    expect(moved(pages, 'a/b', null)).toEqual(['a/b → b', 'a/b/c → b/c'])
  })

  it('may lie below a step that no page has', () => {
    expect(moved(pagesAt('a', 'x/y'), 'a', 'x')).toEqual(['a → x/a'])
  })

  it('may take the place of what moves along', () => {
    expect(moved(pagesAt('x/a', 'x/a/a', 'x'), 'x/a/a', 'x')).toBe('path-taken')
    expect(moved(pagesAt('a/a', 'a/a/a'), 'a/a', null)).toEqual(['a/a → a', 'a/a/a → a/a'])
  })

  it.each([
    ['below itself', 'a', 'a', 'own-descendant'],
    ['below what lies below it', 'a', 'a/b', 'own-descendant'],
    ['where it is', 'a/b', 'a', 'same-place'],
    ['where another one is', 'b', 'a', 'path-taken'],
    ['where the product itself is', 'n/store', null, 'bad-path'],
  ])('is refused %s', (_, id, under, code) => {
    expect(moved(pagesAt('a', 'a/b', 'b', 'n/store'), id, under)).toBe(code)
  })

  it('is refused where an address below it would get too long', () => {
    const long = `a/${'x'.repeat(190)}`

    expect(planMove(pagesAt('a', long, 'weit/unten'), { id: 'a', under: 'weit/unten' })).toMatchObject({
      problem: { code: 'bad-path', message: expect.stringContaining('höchstens 200 Zeichen') },
    })
  })

  it('has a path', () => {
    expect(moved([{ id: 'neu', name: 'Neu', path: '', type: 'default' }, ...pagesAt('a')], 'neu', 'a')).toBe(
      'bad-path',
    )
  })

  it('is never the home page', () => {
    const pages = [{ id: 'h', name: 'Start', path: 'start', type: 'custom_home' }, ...pagesAt('a')]

    expect(moved(pages, 'h', 'a')).toBe('home-stays')
  })

  it('leaves no two pages at one path, and nobody else elsewhere', () => {
    const step = fc.constantFrom('a', 'b', 'c')
    const path = fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => steps.join('/'))
    fc.assert(
      fc.property(fc.uniqueArray(path, { minLength: 1 }), fc.option(path), fc.nat(), (paths, under, nth) => {
        const plan = planMove(pagesAt(...paths), { id: paths[nth % paths.length] ?? '', under })
        if ('problem' in plan) return
        const after = new Map(paths.map((each) => [each, each]))
        for (const { id, to } of plan.moves) {
          // Written one by one, as the database will be asked to.
          expect([...after.values()]).not.toContain(to)
          after.set(id, to)
        }
      }),
    )
  })
})
