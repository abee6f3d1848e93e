/** What guests ask of a dish besides what it is, in the order in which it is said. */
export const diets = ['vegan', 'vegetarian', 'glutenFree', 'lactoseFree', 'spicy'] as const
export type Diet = (typeof diets)[number]

export const dietLabels: Readonly<Record<Diet, string>> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarisch',
  glutenFree: 'Glutenfrei',
  lactoseFree: 'Laktosefrei',
  spicy: 'Scharf',
}
