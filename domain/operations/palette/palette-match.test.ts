import { describe, expect, it } from 'vitest'

import { matchOf, piecesOf } from './palette-match.ts'
import { isEnough, parseTerm } from './palette-term.ts'

const match = (term: string, texts: string[], phones: string[] = []) =>
  matchOf(parseTerm(term), { texts, phones })
const marked = (text: string, term: string) =>
  piecesOf(text, parseTerm(term))
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

describe('what was typed is found', () => {
  it.each([
    ['huber', ['Anna Huber'], 'whole'],
    ['hub an', ['Huber', 'Anna'], 'beginning'],
    ['uber', ['Anna Huber'], null],
    ['huber berta', ['Anna Huber'], null],
    ['müller', ['Müller'], 'whole'],
    ['mueller', ['Müller'], 'whole'],
    ['muller', ['Müller'], 'whole'],
    ['Müller', ['Mueller'], 'whole'],
    ['STRASS', ['Hauptstraße', 'Straße'], 'beginning'],
    ['cafe', ['Café Central'], 'whole'],
    ['cafe\u0301', ['Café Central'], 'whole'],
    ['o’brien', ['O’Brien'], 'whole'],
    ['anna.huber@example.com', ['anna.huber@example.com'], 'whole'],
    ['12', ['12', 'Huber'], 'whole'],
    ['#12', ['12'], 'whole'],
    ['12', ['123'], 'beginning'],
    ['%', ['100 %'], null],
    ['🍕 pizza', ['🍕 Pizza'], 'whole'],
  ] as const)('%s in %j: %s', (term, texts, expected) => {
    expect(match(term, [...texts])).toBe(expected)
  })

  it.each([
    ['+43 664 1234567', 'whole'],
    ['0664 1234567', 'whole'],
    ['0664/123 45', 'beginning'],
    ['0043664', 'beginning'],
    ['4567', 'beginning'],
    ['234567', 'beginning'],
    ['2345', null],
    ['664 765', null],
  ] as const)('a telephone by %s: %s', (term, expected) => {
    expect(match(term, ['Huber'], ['+436641234567'])).toBe(expected)
    expect(match(`${term} huber`, ['Huber'], ['+436641234567'])).toBe(expected)
  })

  it('nothing fits nothing', () => {
    expect(match('', ['Huber'])).toBeNull()
    expect(match('%_\\\'"', ['Huber'])).toBeNull()
  })
})

describe('the letters that were typed are marked', () => {
  it.each([
    ['Anna Huber', 'hub an', '[An]na [Hub]er'],
    ['Müller & Söhne', 'muel so', '[Mül]ler & [Sö]hne'],
    ['Müesli', 'mü', '[Mü]esli'],
    ['Weiß', 'weis', '[Weiß]'],
    ['Nr. 12 · Huber', '12', 'Nr. [12] · Huber'],
    ['+43 664 123 45 67', '0664 12', '+43 [664 12]3 45 67'],
    ['24.11.2026', 'huber', '24.11.2026'],
    ['Suppe', '', 'Suppe'],
  ])('%s by %s', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected)
  })
})

describe('a search begins', () => {
  it.each([
    ['', false],
    ['h', false],
    ['é', false],
    ['h h', false],
    ['hu', true],
    ['7', true],
    ['h 7', true],
    ['🍕', false],
    ['\ud83c', false],
  ])('with %j: %s', (term, expected) => {
    expect(isEnough(parseTerm(term))).toBe(expected)
  })
})
