import { describe, expect, it } from 'vitest'

import { isSoldOut, type Outage, soldOutIn, soldOutOption, withOutages } from './sold-out.ts'
import { option, part, pizza, product } from './shop.fixture.ts'

const noon = Temporal.Instant.from('2026-11-18T11:00:00Z')
const evening = '2026-11-18T18:00:00Z'
const night = '2026-11-18T22:00:00Z'

const outage = (more: Partial<Outage>): Outage => ({
  product: 'pizza',
  option: null,
  until: evening,
  ...more,
})
const offered = (outages: Outage[], of = pizza(), bundled: (id: string) => string | null = () => null) =>
  withOutages(of, soldOutIn(outages), bundled)
const optionEnds = (of: ReturnType<typeof pizza>) =>
  of.config.parts.flatMap(({ options }) =>
    options.flatMap(({ id, soldOutUntil }) => (soldOutUntil ? [[id, soldOutUntil]] : [])),
  )

describe('what a branch offers', () => {
  it('is sold out for as long as the branch says, or the house, whichever is longer', () => {
    expect(offered([outage({})]).soldOutUntil).toBe(evening)
    expect(offered([outage({})], pizza({ soldOutUntil: night })).soldOutUntil).toBe(night)
    expect(offered([outage({ until: night })], pizza({ soldOutUntil: evening })).soldOutUntil).toBe(night)
    expect(offered([outage({ product: 'another' })]).soldOutUntil).toBeNull()
  })

  it('stays sold out without an end until somebody says otherwise', () => {
    const { soldOutUntil } = offered([outage({ until: null })])

    expect(isSoldOut(soldOutUntil, Temporal.Instant.from('2999-01-01T00:00:00Z'))).toBe(true)
  })

  it('lacks an option alone, while the product is still to be had', () => {
    const lacking = offered([outage({ option: 'olives' })])

    expect(optionEnds(lacking)).toEqual([['olives', evening]])
    expect(lacking.soldOutUntil).toBeNull()
  })

  it('cannot be had while nothing is left of a part that has to be chosen', () => {
    const bothSizes = [outage({ option: 'normal', until: night }), outage({ option: 'large' })]

    expect(offered(bothSizes).soldOutUntil).toBe(evening)
    expect(offered(bothSizes.slice(0, 1)).soldOutUntil).toBeNull()
  })

  it('can be had without any of the options that nobody has to choose', () => {
    const toppings = ['ham', 'olives', 'no-cheese'].map((id) => outage({ option: id }))

    expect(offered(toppings).soldOutUntil).toBeNull()
  })

  it('is no bundle while something of it has run out, in this branch or in the house', () => {
    const lunch = product({
      id: 'lunch',
      type: 'bundle',
      bundleItems: [{ product: 'soup', name: 'Suppe', amount: 1 }],
    })

    expect(offered([outage({ product: 'soup' })], lunch).soldOutUntil).toBe(evening)
    expect(offered([], lunch, (id) => (id === 'soup' ? night : null)).soldOutUntil).toBe(night)
    expect(offered([outage({ product: 'soup', until: night })], lunch, () => evening).soldOutUntil).toBe(
      night,
    )
  })
})

describe('a choice', () => {
  const lacking = pizza({
    config: {
      parts: [
        part('toppings', 'multiselect', {
          options: [{ ...option('olives', 'add', 100), soldOutUntil: evening }, option('ham', 'add', 150)],
        }),
      ],
    },
  })
  const chosen = (...options: string[]) => [{ part: 'toppings', options }]

  it('names what has run out until then', () => {
    expect(soldOutOption(lacking, chosen('ham', 'olives'), noon)?.name).toBe('Option olives')
    expect(soldOutOption(lacking, chosen('ham'), noon)).toBeNull()
  })

  it('is fine for when it is back', () => {
    expect(soldOutOption(lacking, chosen('olives'), Temporal.Instant.from(evening))).toBeNull()
  })
})
