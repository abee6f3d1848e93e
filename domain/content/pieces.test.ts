import { expect, it } from 'vitest'

import { isShownBy, pieceProblem, piecesIn, sectionShownAs, withPieces } from './pieces.ts'

const call = { blockType: 'sectionLink', id: 'ruf', label: 'Rufen Sie an' }
const form = { blockType: 'form', id: 'formular' }
const store: Record<string, { blockType: string; id: string }[]> = { a: [call, form], leer: [] }
const show = (body: { blockType: string }[], type = 'custom_home') =>
  withPieces(body, { type, sectionsOfPiece: (id) => store[id] ?? [] })

it('the sections of a piece stand where it stands, each time under ids of their own', () => {
  const body = [
    { blockType: 'piece', id: 'eins', piece: 'a', anchor: 'kontakt' },
    { blockType: 'hero', id: 'h' },
    { blockType: 'piece', id: 'zwei', piece: { id: 'a' } },
  ]

  expect(show(body)).toEqual([
    { ...call, id: 'eins-ruf', anchor: 'kontakt', shownBy: 'eins' },
    { ...form, id: 'eins-formular', shownBy: 'eins' },
    { blockType: 'hero', id: 'h' },
    { ...call, id: 'zwei-ruf', shownBy: 'zwei' },
    { ...form, id: 'zwei-formular', shownBy: 'zwei' },
  ])
  expect(piecesIn(body)).toEqual(['a'])
})

it('a section that a page shows is found in its piece again', () => {
  const shown = { id: 'zwei-formular', shownBy: 'zwei' }

  expect(sectionShownAs([call, form], shown)).toBe(form)
  expect(isShownBy({ blockType: 'piece', id: 'zwei', piece: 'a' }, shown.id)).toBe(true)
  expect(isShownBy({ blockType: 'piece', id: 'eins', piece: 'a' }, shown.id)).toBe(false)
  expect(isShownBy({ ...call, id: 'zwei' }, shown.id)).toBe(false)
  expect(sectionShownAs([call], shown)).toBeUndefined()
  expect(sectionShownAs([call, form], { ...shown, shownBy: 'eins' })).toBeUndefined()
})

it('a piece shows no section that its page may not hold', () => {
  expect(show([{ blockType: 'piece', id: 'p', piece: 'a' } as never], 'custom_service')).toMatchObject([
    { blockType: 'form' },
  ])
})

it.each(['leer', 'fort', '', null, 5])('a piece “%s” with nothing to show stays what it is', (piece) => {
  const body = [{ blockType: 'piece', id: 'p', piece }]

  expect(show(body)).toEqual(body)
})

it('a piece within a piece is shown by nobody and refused', () => {
  store.falsch = [{ blockType: 'piece', id: 'innen' }, call]
  const body = [{ blockType: 'piece', id: 'p', piece: 'falsch' }]

  expect(show(body).map(({ blockType }) => blockType)).toEqual(['sectionLink'])
  expect(pieceProblem([call, { blockType: 'piece' }])).toBe(
    'Ein Baustein kann keinen anderen Baustein enthalten.',
  )
  expect(pieceProblem([call, form])).toBeNull()
})
