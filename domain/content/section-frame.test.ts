import { describe, expect, it } from 'vitest'

import { anchorProblem } from './section-anchors.ts'
import { sectionVariants } from './section-frame.data.ts'
import { sectionFrame, variantsOf } from './section-frame.ts'
import { sectionTypes } from './section-types.ts'

describe('the frame of a section', () => {
  it('is none where nobody has said one', () => {
    expect(sectionFrame({ blockType: 'hero', tone: null, variant: undefined, isHidden: true })).toBeNull()
  })

  it('is what was chosen', () => {
    const frame = {
      tone: 'tinted',
      spaceAbove: 'narrow',
      spaceBelow: 'wide',
      variant: 'split',
      anchor: 'preise',
    }

    expect(sectionFrame({ blockType: 'hero', text: null, ...frame })).toEqual(frame)
  })

  it.each([
    ['a tone', { tone: 'constructor' }],
    ['a room', { spaceAbove: 'riesig', spaceBelow: 3 }],
    ['a variant of another kind', { variant: 'mosaic' }],
    ['an anchor', { anchor: 'Über uns' }],
  ])('leaves out %s that nobody knows', (_what, typed) => {
    expect(sectionFrame({ blockType: 'hero', ...typed })).toBeNull()
  })
})

it('every kind of section may be drawn in two more ways, but for a piece, whose sections are drawn in theirs', () => {
  expect(sectionTypes.filter((type) => Object.keys(sectionVariants[type]).length < 2)).toEqual(['piece'])
  expect(variantsOf('constructor')).toEqual({})
})

describe('an anchor', () => {
  const body = [{ anchor: 'preise' }, { anchor: null }, null, { anchor: 'team-2' }]

  it.each([
    ['preise', 0],
    ['ablauf', 1],
    ['team-2', 3],
    ['a', 1],
  ])('may be “%s” at place %i', (anchor, index) => {
    expect(anchorProblem(anchor, { body, index })).toBeNull()
  })

  it.each(['Preise', 'über-uns', '2-team', 'a b', 'a--b', 'a-', '#a', ''])(
    'may not be spelled “%s”',
    (anchor) => {
      expect(anchorProblem(anchor, { body, index: 1 })).toMatch(/^Nur kleine Buchstaben von a bis z/)
    },
  )

  it.each([
    ['form', 'Diesen Namen hat jedes Kontaktformular von selbst.'],
    ['techniques', 'Diesen Namen haben die Techniken von selbst.'],
    ['inhalt', 'Diesen Namen hat der Inhalt jeder Seite.'],
    ['menu-2', 'Diesen Namen hat das Menü.'],
  ])('may not take the name %s', (anchor, problem) => {
    expect(anchorProblem(anchor, { body, index: 1 })).toBe(problem)
  })

  it('stands on a page once', () => {
    expect(anchorProblem('preise', { body, index: 3 })).toBe(
      'Diesen Anker hat auf dieser Seite schon der Abschnitt 01.',
    )
    expect(anchorProblem('team-2', { body: 'nichts', index: 0 })).toBeNull()
  })
})
