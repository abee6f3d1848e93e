import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { languageKind, languagesOf } from './languages.ts'

describe('the languages of a device', () => {
  it.each([
    ['de-AT,de;q=0.9,en-US;q=0.8,en;q=0.7', ['de', 'en']],
    ['en;q=0.5, fr', ['fr', 'en']],
    ['nb-NO, nn;q=0.9', ['no']],
    ['*', []],
    ['en;q=0, de', ['de']],
    ['de;q=abc', ['de']],
    ['gsw-CH', ['gsw']],
    ['', []],
    [undefined, []],
  ])('of “%s” are %j', (header, languages) => {
    expect(languagesOf(header)).toEqual(languages)
  })

  it('are few plain words, whatever somebody sends', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        for (const language of languagesOf(header)) expect(language).toMatch(/^[a-z]{2,3}$/)
      }),
    )
  })

  it.each([
    [['de', 'en'], 'de'],
    [['gsw'], 'other'],
    [['constructor'], 'other'],
    [[], 'other'],
  ])('%j are counted as “%s”', (languages, kind) => {
    expect(languageKind(languages)).toBe(kind)
  })
})
