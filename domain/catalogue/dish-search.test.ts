import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type DishQuestion, findDishes, type SearchedDish } from './dish-search.ts'

const dishes: SearchedDish[] = [
  {
    id: 'knoedel',
    texts: ['Spinatknödel', 'Mit brauner Butter.', 'Vegetarisches'],
    diets: ['vegetarian'],
    isPopular: true,
  },
  { id: 'schnitzel', texts: ['Wiener Schnitzel', null, 'Klassiker'], diets: [], isPopular: true },
  {
    id: 'linsen',
    texts: ['Linsendal', 'Mit Süßkartoffel.', 'Vegetarisches'],
    diets: ['vegan', 'spicy'],
    isPopular: false,
  },
]

const find = (term: string, more: Partial<DishQuestion> = {}) => {
  const found = findDishes(dishes, { term, diets: [], isPopular: false, ...more })
  return found && [...found]
}

describe('a dish is found', () => {
  it.each([
    ['by part of its name', 'spinat', 'knoedel'],
    ['in any case', 'SCHNITZEL', 'schnitzel'],
    ['without the dots of an umlaut', 'knodel', 'knoedel'],
    ['with its umlaut written out', 'Knoedel', 'knoedel'],
    ['while that is being typed', 'kno', 'knoedel'],
    ['with “ss” for “ß”', 'suesskartoffel', 'linsen'],
    ['by its description', 'butter', 'knoedel'],
    ['by its category', 'klassiker', 'schnitzel'],
    ['by words from several places', 'klassiker wiener', 'schnitzel'],
    ['with one letter missing', 'schnitzl', 'schnitzel'],
    ['with two letters swapped', 'Schintzel', 'schnitzel'],
    ['with a wrong letter within a long word', 'spinatknotel', 'knoedel'],
  ])('%s', (_, term, id) => {
    expect(find(term)).toEqual([id])
  })

  it('only where every word stands', () => {
    expect(find('wiener butter')).toEqual([])
  })

  it('misspelt only where nothing is spelt so', () => {
    expect(find('butter')).toEqual(['knoedel'])
    expect(find('buttr')).toEqual(['knoedel'])
    expect(find('dal')).toEqual(['linsen'])
    expect(find('dol')).toEqual([])
  })

  it('by what it is for, and what is vegan is vegetarian', () => {
    expect(find('', { diets: ['vegetarian'] })).toEqual(['knoedel', 'linsen'])
    expect(find('', { diets: ['vegetarian', 'spicy'] })).toEqual(['linsen'])
    expect(find('butter', { diets: ['vegan'] })).toEqual([])
    expect(find('', { isPopular: true })).toEqual(['knoedel', 'schnitzel'])
  })

  it('is not a question while nothing is asked', () => {
    expect(find('')).toBeNull()
    expect(find(' , .')).toBeNull()
  })

  it('by any word of its texts, however it is written', () => {
    const anyWord = fc.constantFrom(
      ...dishes.flatMap(({ id, texts }) =>
        texts.flatMap((text) =>
          (text ?? '')
            .split(/\W*\s+|\.$/)
            .filter(Boolean)
            .map((word) => [id, word] as const),
        ),
      ),
    )
    const spellings = [
      (word: string) => word.toUpperCase(),
      (word: string) => word.replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'),
      (word: string) => word.normalize('NFD'),
    ]

    fc.assert(
      fc.property(anyWord, fc.constantFrom(...spellings), ([id, word], spell) => {
        expect(find(spell(word))).toContain(id)
      }),
    )
  })
})
