import type { Diet } from './diets.data.ts'

export type SearchedDish = {
  id: string
  /** Where a word may stand: its name, its description, its category. */
  texts: readonly (string | null | undefined)[]
  diets: readonly Diet[]
  isPopular: boolean
}

export type DishQuestion = { term: string; diets: readonly Diet[]; isPopular: boolean }

/**
 * The ids of the dishes that answer a question, null where nothing is asked: every word of the term stands somewhere in
 * their texts, they fit every diet and are popular if that is asked. Neither case nor accents count, and “ae” is “ä”.
 * Where nothing has all words, each may be a little misspelt: one letter of five, two of eight.
 */
export function findDishes(
  dishes: readonly SearchedDish[],
  { term, diets, isPopular }: DishQuestion,
): ReadonlySet<string> | null {
  const words = foldText(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0 && diets.length === 0 && !isPopular) return null

  const fitting = dishes
    .filter((dish) => (dish.isPopular || !isPopular) && diets.every((diet) => hasDiet(dish.diets, diet)))
    .map(({ id, texts }) => ({ id, text: foldText(texts.join(' ')) }))
  const exact = fitting.filter(({ text }) => words.every((word) => text.includes(word)))
  const found =
    exact.length > 0 ? exact : fitting.filter(({ text }) => words.every((word) => isNearlyIn(text, word)))

  return new Set(found.map(({ id }) => id))
}

/** Whether a dish fits: what is vegan is vegetarian as well, whether or not anybody has ticked both. */
export function hasDiet(given: readonly Diet[], asked: Diet): boolean {
  return given.includes(asked) || (asked === 'vegetarian' && given.includes('vegan'))
}

/** Both spellings of an umlaut become the letter below it. */
function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
}

/** Whether the word stands in the text with at most so many letters changed, missing or too much. */
function isNearlyIn(text: string, word: string): boolean {
  const mistakes = allowedMistakes(word)
  if (mistakes === 0) return text.includes(word)

  // Distances of the beginnings of the word to what ends here; it may begin anywhere.
  let distances = Array.from({ length: word.length + 1 }, (_, letters) => letters)
  for (const letter of text) {
    const before = distances
    distances = [0]
    for (let place = 1; place <= word.length; place += 1) {
      const same = at(before, place - 1) + (word[place - 1] === letter ? 0 : 1)
      distances.push(Math.min(same, at(before, place) + 1, at(distances, place - 1) + 1))
    }
    if (at(distances, word.length) <= mistakes) return true
  }

  return false
}

function allowedMistakes({ length }: string): number {
  if (length >= 8) return 2

  return length >= 5 ? 1 : 0
}

const at = (distances: readonly number[], place: number): number => distances[place] ?? Infinity
