import { type Diet, diets } from './diets.data.ts'

/** What guests are told, in the order of the table: that a vegan dish is vegetarian goes without saying. */
export function saidDiets(given: readonly Diet[]): Diet[] {
  return diets.filter((diet) => given.includes(diet) && !(diet === 'vegetarian' && given.includes('vegan')))
}
