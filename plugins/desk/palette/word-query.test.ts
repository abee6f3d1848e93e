import { expect, test } from 'vitest'

import { parseTerm } from '#domain/operations/palette/palette-term.ts'

import { wordQuery } from './word-query.ts'

const query = (term: string, letters = { words: ['a', 'b'], phones: ['c'] }, whole = false) =>
  wordQuery(parseTerm(term), letters, whole)

test('every word has to be there, in any field and in any of its spellings', () => {
  expect(query('Mü Hu')).toBe(`((('amu':*|'amue':*|'bmu':*|'bmue':*)))&((('ahu':*|'bhu':*)))`)
  expect(query('hu', undefined, true)).toBe(`((('ahu'|'bhu')))`)
})

test('digits are words, or a number by its beginning or its end', () => {
  expect(query('0664 12', { words: ['a'], phones: ['b'] })).toBe(
    `((('a0664':*)&('a12':*))|'b+66412':*|'b-21466':*)`,
  )
})

test('fields that somebody may not read are not looked into', () => {
  expect(query('hu', { words: ['b'], phones: [] })).toBe(`((('bhu':*)))`)
  expect(query('hu', { words: [], phones: ['c'] })).toBeNull()
  expect(query('4567', { words: [], phones: ['c'] })).toBe(`('c+4567':*|'c-7654':*)`)
})
