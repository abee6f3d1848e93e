import type { CartItem } from '#domain/ordering/order.contract.ts'

/** How far somebody has come with a product. */
export type Choice = { item: CartItem; step: number }

const kept = new WeakMap<object, Choice>()

/**
 * What was chosen in a sheet that was closed without saving, for as long as the page lives. It belongs to a product of
 * this catalogue, or to a line of the cart as it is: whatever changes those ends it.
 */
export const keptChoice = (of: object): Choice | undefined => kept.get(of)

export function keepChoice(of: object, choice: Choice): void {
  kept.set(of, choice)
}

export function forgetChoice(of: object): void {
  kept.delete(of)
}
