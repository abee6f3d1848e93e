import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type CardPlace, compareCards } from './card-order.ts'

const order = (cards: CardPlace[]) => cards.toSorted(compareCards).map(({ href }) => href)

it('cards stand as their “Leistung” says, behind these as their pages say, and the rest by path', () => {
  expect(
    order([
      { href: '/b' },
      { href: '/ä' },
      { href: '/nummeriert', position: 3 },
      { href: '/erste', position: 0 },
      { href: '/angebot-2', offered: 2 },
      { href: '/angebot-1', offered: 1, position: 9 },
    ]),
  ).toEqual(['/angebot-1', '/angebot-2', '/erste', '/nummeriert', '/ä', '/b'])
})

it('cards of the same place stand by their own position, then by path', () => {
  const offered = 0

  expect(
    order([
      { href: '/c', offered },
      { href: '/b', offered },
      { href: '/d', offered, position: 1 },
    ]),
  ).toEqual(['/d', '/b', '/c'])
})

it('the order is the same whatever was read first', () => {
  const place = fc.option(fc.nat(3))
  const card = fc.record({ offered: place, position: place, href: fc.string({ maxLength: 3 }) })
  fc.assert(
    fc.property(fc.uniqueArray(card, { selector: ({ href }) => href.normalize() }), (cards) => {
      expect(order(cards.toReversed())).toEqual(order(cards))
    }),
  )
})
