import { expect, it } from 'vitest'

import {
  freshSections,
  pieceChoiceProblem,
  type StoredSection,
  withPieceInstead,
  withPieceLoosened,
} from './kept-sections.ts'

const body: StoredSection[] = [
  { id: 'a', blockType: 'hero' },
  { id: 'b', blockType: 'content' },
  { id: 'c', blockType: 'piece', piece: 'p', anchor: 'preise' },
  { id: 'd', blockType: 'faq' },
]
const chosen = (...ids: string[]) => new Set(ids)
const counting = () => {
  let count = 0
  return () => `neu-${(count += 1)}`
}

it.each([
  [chosen(), 'mindestens einen'],
  [chosen('weg'), 'mindestens einen'],
  [chosen('b', 'c'), 'keinen anderen Baustein'],
  [chosen('a', 'd'), 'aufeinander folgen'],
])('no piece is made of %o', (ids, problem) => {
  expect(pieceChoiceProblem(body, ids)).toContain(problem)
})

it('a piece is made of sections that follow each other', () => {
  expect([chosen('a'), chosen('b', 'a')].map((ids) => pieceChoiceProblem(body, ids))).toEqual([null, null])
})

it('a piece holds twenty sections at most', () => {
  const many = Array.from({ length: 21 }, (_, index) => ({ id: String(index), blockType: 'content' }))

  expect(pieceChoiceProblem(many, new Set(many.map(({ id }) => id)))).toContain('höchstens 20')
})

it('the piece stands where its sections stood', () => {
  const next = withPieceInstead(body, chosen('a', 'b'), { id: 'neu', piece: 'q' })

  expect(next.map(({ id }) => id)).toEqual(['neu', 'c', 'd'])
  expect(next[0]).toEqual({ id: 'neu', blockType: 'piece', piece: 'q' })
  expect(withPieceInstead(body, chosen('weg'), { id: 'neu', piece: 'q' })).toEqual(body)
})

it('the sections of a piece become those of the page, as others, and are found as before', () => {
  const sections = [
    { id: 'x', blockType: 'content', subheadline: 'Eins' },
    { id: 'y', blockType: 'gallery' },
    { id: 'z', blockType: 'piece', piece: 'q' },
  ]
  const loosened = { section: 'c', type: 'custom_service', sections, newId: counting() }

  expect(withPieceLoosened(body, loosened)).toEqual([
    body[0],
    body[1],
    { id: 'neu-1', blockType: 'content', subheadline: 'Eins', anchor: 'preise' },
    body[3],
  ])
})

it('what was hidden with its piece stays hidden, and a piece that is gone changes nothing', () => {
  const hidden = [{ id: 'c', blockType: 'piece', piece: 'p', isHidden: true }]
  const given = { type: 'custom_site', sections: [{ id: 'x', blockType: 'content' }], newId: counting() }

  expect(withPieceLoosened(hidden, { ...given, section: 'c' })).toEqual([
    { id: 'neu-1', blockType: 'content', isHidden: true },
  ])
  expect(withPieceLoosened(hidden, { ...given, section: 'weg' })).toEqual(hidden)
})

it('sections that come from a template are others than those that it keeps', () => {
  expect(freshSections([{ id: 'a', blockType: 'hero', label: 'L' }], counting())).toEqual([
    { id: 'neu-1', blockType: 'hero', label: 'L' },
  ])
})
