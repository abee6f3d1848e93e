import { expect, it } from 'vitest'

import { commentPlaceOf, commentPlaceWords, openBySection, openWords } from './comment-place.ts'

const body = [{ id: 'eins' }, { id: 'zwei' }, {}]
const pieces = [{ id: 'p', name: 'Zeiten', sections: ['drei'] }]

it.each([
  ['', 'Zum Ganzen'],
  ['zwei', 'Abschnitt 2: Text'],
  ['drei', 'Text, jetzt im Baustein „Zeiten“'],
  ['vier', 'Text (Abschnitt gelöscht)'],
])('a remark to “%s” is told as “%s”', (section, words) => {
  const place = commentPlaceOf(section, { body, pieces })

  expect(commentPlaceWords({ place, sectionLabel: 'Text' })).toBe(words)
})

it('what was moved is still the same section, wherever it stands', () => {
  expect(commentPlaceOf('eins', { body: body.toReversed(), pieces })).toEqual({ kind: 'section', number: 3 })
})

it('a section counts its own open remarks, and neither settled ones nor those of deleted sections', () => {
  const settled = { at: '', by: null }
  const threads = [
    { section: 'eins', settled: null, place: { kind: 'section', number: 1 } },
    { section: 'eins', settled: null, place: { kind: 'section', number: 1 } },
    { section: 'eins', settled, place: { kind: 'section', number: 1 } },
    { section: '', settled: null, place: { kind: 'page' } },
    { section: 'vier', settled: null, place: { kind: 'gone' } },
  ] as const

  expect([...openBySection(threads)]).toEqual([
    ['eins', 2],
    ['', 1],
  ])
})

it('how many are open is told in words', () => {
  expect([0, 1, 2].map(openWords)).toEqual([
    'Keine offenen Kommentare',
    '1 offener Kommentar',
    '2 offene Kommentare',
  ])
})
