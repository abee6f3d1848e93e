import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { matchesBranchSearch, resultLine } from './branch-search.ts'
import { branchCard } from './shop.fixture.ts'

const lindenhof = branchCard()

describe('a branch is found', () => {
  test.each([
    ['by its name', 'Lindenhof'],
    ['by part of its street', 'kirchen'],
    ['by its city in any case', 'wIEN'],
    ['by its postcode', '1070'],
    ['by a keyword', 'spittelberg'],
    ['by a tag', 'vegane'],
    ['by any word of several', 'Graz 1070'],
    ['by any word between commas', 'Graz,Linz,,Wien'],
    ['with an umlaut in capitals', 'KÜCHE'],
    ['by nothing at all', ''],
    ['by blanks and commas', ' , ,'],
  ])('%s', (_, term) => {
    expect(matchesBranchSearch(lindenhof, term)).toBe(true)
  })

  test.each(['Graz', 'lindenhofx', '1080, Salzburg'])('but not by „%s“', (term) => {
    expect(matchesBranchSearch(lindenhof, term)).toBe(false)
  })

  test('without stumbling over what it does not have', () => {
    const bare = branchCard({ street: null, city: undefined, zipCode: null, keywords: null, tags: [] })

    expect(matchesBranchSearch(bare, 'null')).toBe(false)
    expect(matchesBranchSearch(bare, 'undefined')).toBe(false)
    expect(matchesBranchSearch(bare, 'gasthaus')).toBe(true)
  })

  test('only if it carries the chosen tag, too', () => {
    const tags = [...lindenhof.tags, { id: 'garden', name: 'Gastgarten' }]

    expect(matchesBranchSearch({ ...lindenhof, tags }, '', 'garden')).toBe(true)
    expect(matchesBranchSearch(lindenhof, '', 'vegan')).toBe(true)
    expect(matchesBranchSearch(lindenhof, 'wien', 'vegan')).toBe(true)
    expect(matchesBranchSearch(lindenhof, 'graz', 'vegan')).toBe(false)
    expect(matchesBranchSearch(lindenhof, 'wien', 'terrace')).toBe(false)
    expect(matchesBranchSearch(lindenhof, 'wien', null)).toBe(true)
  })

  test('by two words if by one of them', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one.trim() !== '' && other.trim() !== '')

        expect(matchesBranchSearch(lindenhof, `${one} ${other}`)).toBe(
          [one, other]
            .flatMap((term) => term.split(/[\s,]+/))
            .filter((word) => word !== '')
            .some((word) => matchesBranchSearch(lindenhof, word)) || /^[\s,]*$/.test(one + other),
        )
      }),
    )
  })
})

test('the result line counts, or says that there is nothing', () => {
  expect(resultLine(2, 7)).toBe('2 von 7 Filialen werden angezeigt.')
  expect(resultLine(0, 7)).toBe('Leider wurden keine Ergebnisse gefunden.')
})
