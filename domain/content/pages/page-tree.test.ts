import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { linesOf, narrowTree, type PageNode, pageTreeOf, type PlacedPage } from './page-tree.ts'

const page = (path: string, more: Partial<PlacedPage> = {}): PlacedPage => ({
  id: `id-${path}`,
  name: path,
  path,
  type: 'custom_site',
  ...more,
})
const none = new Set<string>()
const shown = (nodes: readonly PageNode<PlacedPage>[], closed = none) =>
  linesOf(nodes, closed).map(({ level, path, page }) => `${'  '.repeat(level - 1)}${path}${page ? '' : ' ?'}`)

describe('the tree of a brand', () => {
  it('lays each page below the one whose path begins its own', () => {
    const tree = pageTreeOf([page('b/c'), page('a'), page('b'), page('a-b'), page('b/c/d')])

    expect(shown(tree)).toEqual(['a', 'a-b', 'b', '  b/c', '    b/c/d'])
  })

  it('shows a step that no page has', () => {
    expect(shown(pageTreeOf([page('leistungen/eis/halle')]))).toEqual([
      'leistungen ?',
      '  leistungen/eis ?',
      '    leistungen/eis/halle',
    ])
  })

  it('begins with the home page, and puts cards by their order', () => {
    const tree = pageTreeOf([
      page('a'),
      page('l/eins', { position: 2 }),
      page('l/zwei', { position: 1 }),
      page('l'),
      page('start', { type: 'custom_home' }),
    ])

    expect(shown(tree)).toEqual(['start', 'a', 'l', '  l/zwei', '  l/eins'])
  })

  it('keeps two of one path beside each other, and what is below them below the first', () => {
    const tree = pageTreeOf([page('a'), page('a', { id: 'draft' }), page('a/b')])

    expect(shown(tree).toSorted()).toEqual(['  a/b', 'a', 'a'])
    expect(tree.find(({ key }) => key === 'id-a')?.children).toHaveLength(1)
  })

  it('keeps what has no path yet at the top, with nothing below it', () => {
    expect(shown(pageTreeOf([page('', { id: 'eins' }), page('', { id: 'zwei' }), page('a')]))).toEqual([
      '',
      '',
      'a',
    ])
  })

  it('hides what lies below a closed page, and says so', () => {
    const lines = linesOf(pageTreeOf([page('a'), page('a/b'), page('c')]), new Set(['id-a']))

    expect(lines).toMatchObject([
      { path: 'a', isOpen: false, hasChildren: true, place: 1, size: 2 },
      { path: 'c', hasChildren: false, place: 2, size: 2 },
    ])
  })

  it('keeps the way to what is looked for', () => {
    const tree = pageTreeOf([page('a'), page('a/b'), page('a/c'), page('d')])

    expect(shown(narrowTree(tree, ({ path }) => path === 'a/c'))).toEqual(['a', '  a/c'])
  })

  it('shows every page exactly once, whatever their paths', () => {
    const step = fc.constantFrom('a', 'b', 'c')
    const paths = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => steps.join('/')))
    fc.assert(
      fc.property(paths, (given) => {
        const pages = given.map((path, index) => page(path, { id: String(index) }))
        const ids = linesOf(pageTreeOf(pages), none).flatMap(({ page }) => page?.id ?? [])

        expect(ids.toSorted()).toEqual(pages.map(({ id }) => id).toSorted())
      }),
    )
  })
})
