import { expect, it } from 'vitest'

import { saidDiets } from './said-diets.ts'

it('a card says each diet once, in one order, and of vegan ones not that they are vegetarian', () => {
  expect(saidDiets(['spicy', 'vegetarian', 'vegan'])).toEqual(['vegan', 'spicy'])
  expect(saidDiets(['glutenFree', 'vegetarian'])).toEqual(['vegetarian', 'glutenFree'])
})
