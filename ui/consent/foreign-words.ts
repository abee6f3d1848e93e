import type { TrackedEvent } from './track.ts'

/** What happened in a shop, in the words of those who are told of it: never who it was. */
type Shopping = { value?: number; currency?: string; items?: { name: string; quantity: number }[] }

const words = {
  'add-to-cart': ['AddToCart', 'add_to_cart'],
  checkout: ['InitiateCheckout', 'begin_checkout'],
  purchase: ['Purchase', 'purchase'],
  submitform: ['Lead', 'generate_lead'],
} as const

const wordsOf = (action: string) =>
  new Map<string, readonly [string, string]>(Object.entries(words)).get(action)

/** The standard event of a Meta pixel with its facts; nothing for what Meta has no word for. */
export function forPixel(
  event: TrackedEvent,
): [name: string, facts: { value?: number; currency?: string; contents?: object[] }] | undefined {
  const [name] = wordsOf(event.action) ?? []
  if (!name) return undefined
  const { items, ...facts } = shoppingOf(event)
  const contents = items?.map((item) => ({ id: item.name, quantity: item.quantity }))

  return [name, { ...facts, ...(contents && { contents }) }]
}

/** An entry of the data layer, as Google's statistics read a shop's events. */
export function forTagManager(event: TrackedEvent): object {
  const [, name = event.action] = wordsOf(event.action) ?? []
  const { items, ...facts } = shoppingOf(event)
  if (!items) return { event: name }

  const named = items.map((item) => ({ item_name: item.name, quantity: item.quantity }))
  return { event: name, ecommerce: { ...facts, items: named } }
}

function shoppingOf({ data = {} }: TrackedEvent): Shopping {
  const { grossCents, currency, items } = data

  return {
    ...(typeof grossCents === 'number' && { value: grossCents / 100 }),
    ...(typeof currency === 'string' && { currency }),
    ...(Array.isArray(items) && { items: items.map(itemOf) }),
  }
}

function itemOf(item: unknown): { name: string; quantity: number } {
  // Only `track-shopping.ts` says them, and it says both.
  const { product, amount } = item as { product: string; amount: number }

  return { name: product, quantity: amount }
}
