import { describe, expect, it } from 'vitest'

import { placesLeftBehind } from './places-left-behind.ts'

const reinwerk = { id: 'reinwerk', name: 'Reinwerk' }
const page = { isPublic: true, isPublished: true, division: reinwerk }
const menu = { name: 'Navigation „Hauptmenü“', division: 'reinwerk' }
const start = { name: 'Seite „Start“', division: 'reinwerk' }
const foreign = { name: 'Seite „Karte“', division: 'wirtshaus' }
const shared = { name: 'Navigation „Für alle“', division: null }

describe('places that lead to a page', () => {
  it.each([
    [{}, [], null],
    [{}, [menu, start, shared], null],
    [{ isPublic: false }, [], null],
  ])('are nothing to tell of while it is %j and they are %j', (change, places, told) => {
    expect(placesLeftBehind({ ...page, ...change }, places)).toBe(told)
  })

  it.each([
    [
      { isPublic: false },
      {
        at: 'isPublic',
        message:
          'Diese Seite ist nicht veröffentlicht. Ins Leere führen damit: Navigation „Hauptmenü“ und Seite „Start“.',
      },
    ],
    [
      { isPublished: false },
      {
        at: 'path',
        message:
          'Diese Seite ist nicht veröffentlicht. Ins Leere führen bis dahin: Navigation „Hauptmenü“ und Seite „Start“.',
      },
    ],
    [
      { division: { id: 'wirtshaus', name: 'Wirtshaus' } },
      {
        at: 'division',
        message:
          'Diese Seite gehört zu „Wirtshaus“. Bei anderen Organisationen führen damit ins Leere: Navigation „Hauptmenü“ und Seite „Start“.',
      },
    ],
  ])('lead nowhere once it is %j', (change, told) => {
    expect(placesLeftBehind({ ...page, ...change }, [menu, start])).toEqual(told)
  })

  it('are only those of other divisions where it is their visitors who miss it', () => {
    expect(placesLeftBehind(page, [menu, foreign, shared])?.message).toMatch(/ins Leere: Seite „Karte“\.$/)
  })

  it('are counted where they are many, and where nobody may say their names', () => {
    const hidden = { name: null, division: 'reinwerk' }
    const many = Array.from({ length: 7 }, (_, index) => ({ ...start, name: `Seite „${index}“` }))
    const off = { ...page, isPublic: false }

    expect(placesLeftBehind(off, [...many, hidden])?.message).toMatch(/Seite „4“ und 3 weitere\.$/)
    expect(placesLeftBehind(off, [hidden, hidden])?.message).toMatch(/damit: 2 Stellen\.$/)
  })
})
