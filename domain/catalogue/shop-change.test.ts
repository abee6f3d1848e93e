import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'
import { branchNextOpening, branchOpenState, deliveryOpenState, specialDays } from '../time/branch-hours.ts'
import { formatOpening } from '../time/format.ts'
import { firstDay, hours, notableDates } from '../time/hours-arbitraries.fixture.ts'
import type { HoursEntry } from '../time/hours.contract.ts'
import { at, closedOn, on, vienna } from '../time/hours.fixture.ts'
import { activeMenu, categoryAvailability, productAvailability } from './availability.ts'
import { branchListHoldsUntil, shopHoldsUntil } from './shop-change.ts'
import type { BranchShopView } from './shop.contract.ts'
import { branch, branchShop, category, menu, product } from './shop.fixture.ts'

const minuteMs = 60_000

/** A shop that has nothing of its own but what is said here. */
function shopOf(more: Partial<BranchShopView['branch']>, rest: Partial<BranchShopView> = {}): BranchShopView {
  const hoursOfBranch = { openingHours: [], deliveryHours: [], isDeliveryHoursEnabled: false, ...more }

  return branchShop({
    menus: [],
    categories: [],
    products: [],
    ...rest,
    branch: branch({ timeZone: vienna, orderableFrom: null, ...hoursOfBranch }),
  })
}

const lunch = [on('daily', '11:00', '14:00')]

describe('a branch page holds', () => {
  it.each<[string, string, string, HoursEntry[]]>([
    ['until the branch opens', '2026-11-23T08:30', '2026-11-23T11:00', lunch],
    ['until just after the last hour has begun', '2026-11-23T11:00', '2026-11-23T13:00:00.001', lunch],
    ['until the branch closes', '2026-11-23T13:30', '2026-11-23T14:00', lunch],
    ['until the day ends, with its names of days', '2026-11-23T14:00', '2026-11-24T00:00', lunch],
    [
      'until the next opening is near enough to be told',
      '2026-11-23T09:00',
      '2026-11-23T10:30',
      [on('thursday', '10:30', '12:00')],
    ],
    [
      'for the day, if the branch never closes',
      '2026-11-23T09:00',
      '2026-11-24T00:00',
      [on('daily', '00:00', '24:00')],
    ],
    ['for the day, if the branch never opens', '2026-11-23T09:00', '2026-11-24T00:00', [closedOn('daily')]],
    [
      'over midnight for an hour, if it closes then',
      '2026-11-24T00:00',
      '2026-11-24T00:30:00.001',
      [on('daily', '18:00', '01:30')],
    ],
    ['until clocks are put forward', '2026-03-29T00:15', '2026-03-29T03:00', []],
    ['until clocks are put back', '2026-10-25T00:15', '2026-10-25T02:00+01:00', []],
  ])('%s', (_until, now, until, openingHours) => {
    const end = until.includes('+') ? Temporal.Instant.from(until) : at(until)

    expect(shopHoldsUntil(shopOf({ openingHours }), at(now))?.toString()).toBe(end.toString())
  })
})

describe('a branch page ends with what is on its menu', () => {
  const now = at('2026-11-23T12:00')
  const evening = [on('daily', '18:00', '20:00')]

  it.each<[string, Partial<BranchShopView>, string]>([
    ['a menu that begins', { menus: [menu({ availableFrom: '2026-11-23T15:00:00+01:00' })] }, '15:00'],
    ['a category that begins', { categories: [category({ schedule: evening })] }, '18:00'],
    ['a product that begins', { products: [product({ schedule: evening })] }, '18:00'],
    ['a product that ends', { products: [product({ schedule: lunch })] }, '14:00'],
    [
      'a product that is sold out',
      { products: [product({ soldOutUntil: '2026-11-23T16:00:00+01:00' })] },
      '16:00',
    ],
  ])('%s', (_what, rest, clock) => {
    const until = shopHoldsUntil(shopOf({}, rest), now)

    expect(until?.toString()).toBe(at(`2026-11-23T${clock}`).toString())
  })

  it.each<[string, Partial<BranchShopView>]>([
    ['a menu that has begun', { menus: [menu({ availableFrom: '2026-11-23T11:00:00Z' })] }],
    ['a schedule of what is switched off', { products: [product({ isEnabled: false, schedule: evening })] }],
    ['what was sold out', { products: [product({ soldOutUntil: '2026-11-23T10:00:00Z' })] }],
  ])('but not with %s', (_what, rest) => {
    expect(shopHoldsUntil(shopOf({}, rest), now)?.toString()).toBe(at('2026-11-24T00:00').toString())
  })

  it('and with the day from which a new branch takes orders', () => {
    const shop = shopOf({ orderableFrom: '2026-11-23T17:00:00+01:00' })

    expect(shopHoldsUntil(shop, now)?.toString()).toBe(at('2026-11-23T17:00').toString())
  })
})

describe('a list of branches holds', () => {
  const closing = (to: string) => shopOf({ openingHours: [on('daily', '11:00', to)] }).branch

  it('until the first of them says something else', () => {
    const until = branchListHoldsUntil([closing('20:00'), closing('12:30')], at('2026-11-23T12:00'))

    expect(until?.toString()).toBe(at('2026-11-23T12:30').toString())
  })

  it('for good, if there is none', () => {
    expect(branchListHoldsUntil([], at('2026-11-23T12:00'))).toBeNull()
  })
})

const zones = ['Europe/Vienna', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Asia/Beirut']

describe.each(zones)('whatever a branch in %s offers, and whenever', (timeZone) => {
  it('its page says the same in every minute until its end, and something else or another day then', () => {
    fc.assert(
      fc.property(anyShop(timeZone), anyTime(timeZone), (shop, now) => {
        const until = shopHoldsUntil(shop, now)
        if (!until) throw new Error('A branch page ends with the day')
        const said = saidAt(shop, now)

        for (const minute of minutesBetween(now, until)) expect(saidAt(shop, minute)).toBe(said)
        expect(saidAt(shop, until) !== said || isTurnOfDay(until, timeZone)).toBe(true)
      }),
      { numRuns: size({ short: 25, long: 1_000 }) },
    )
  })
})

/** Hours, menus and products; the ends of what is sold out and the beginnings of menus lie around the same nights. */
function anyShop(timeZone: string): fc.Arbitrary<BranchShopView> {
  const instant = fc.option(anyTime(timeZone).map(String), { freq: 2 })
  const schedule = fc.oneof(fc.constant<HoursEntry[]>([]), hours)
  const sold = fc.record({ isEnabled: fc.boolean(), isVisibleWhenUnavailable: fc.boolean(), schedule })

  return fc
    .record({
      openingHours: hours,
      deliveryHours: hours,
      isDeliveryHoursEnabled: fc.boolean(),
      orderableFrom: instant,
      menus: fc.array(instant, { maxLength: 3 }),
      category: sold,
      products: fc.array(fc.tuple(sold, instant), { maxLength: 3 }),
    })
    .map(({ menus, category: shown, products, ...own }) =>
      shopOf(
        { ...own, timeZone },
        {
          menus: menus.map((availableFrom, index) => menu({ id: `menu ${index}`, availableFrom })),
          categories: [category(shown)],
          products: products.map(([more, soldOutUntil]) => product({ ...more, soldOutUntil })),
        },
      ),
    )
}

/** Mostly in the nights that are special, at any millisecond. */
function anyTime(timeZone: string): fc.Arbitrary<Temporal.Instant> {
  const day = fc.oneof(
    { arbitrary: fc.constantFrom(...notableDates), weight: 3 },
    {
      arbitrary: fc.integer({ min: 10, max: 700 }).map((days) => firstDay.add({ days }).toString()),
      weight: 1,
    },
  )
  const ms = fc.oneof(
    fc.integer({ min: 0, max: 1440 }).map((minute) => minute * minuteMs),
    fc.integer({ min: 0, max: 1440 * minuteMs }),
  )

  return fc
    .tuple(day, ms)
    .map(([date, milliseconds]) =>
      Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant().add({ milliseconds }),
    )
}

/** All on the page that follows the clock, in one text. */
function saidAt(
  { branch: shown, menus, categories, products }: BranchShopView,
  now: Temporal.Instant,
): string {
  const { timeZone, orderableFrom } = shown
  const isBefore = (instant: string | null | undefined) =>
    instant != null && Temporal.Instant.compare(now, Temporal.Instant.from(instant)) < 0
  const hoursSaid = (kind: 'branch' | 'delivery') => {
    const { state, closesAt } =
      kind === 'branch' ? branchOpenState(shown, now) : deliveryOpenState(shown, now)
    const next = state === 'closed' ? branchNextOpening(shown, now, kind) : null
    return [state, closesAt, next && formatOpening(next, now, timeZone), next]
  }

  return JSON.stringify([
    hoursSaid('branch'),
    hoursSaid('delivery'),
    specialDays([...shown.openingHours, ...shown.deliveryHours], now, timeZone),
    isBefore(orderableFrom),
    activeMenu(menus, now)?.id,
    categories.map((each) => categoryAvailability(each, now, timeZone)),
    products.map((each) => [productAvailability(each, now, timeZone), isBefore(each.soldOutUntil)]),
  ])
}

function* minutesBetween(now: Temporal.Instant, until: Temporal.Instant): Generator<Temporal.Instant> {
  const [first, end] = [now.epochMilliseconds, until.epochMilliseconds]
  for (let ms = first; ms < end; ms += minuteMs) yield Temporal.Instant.fromEpochMilliseconds(ms)
  yield Temporal.Instant.fromEpochMilliseconds(end - 1)
}

function isTurnOfDay(at: Temporal.Instant, timeZone: string): boolean {
  const [before, after] = [at.subtract({ milliseconds: 1 }), at].map((each) =>
    each.toZonedDateTimeISO(timeZone),
  )

  return before?.day !== after?.day || before?.offset !== after?.offset
}

it.each(['deliveryPausedUntil', 'busyUntil'])('a branch page holds until its %s is over', (name) => {
  const ends = at('2026-11-23T12:30')
  const shop = shopOf({ openingHours: lunch, [name]: ends.toString() })

  expect(shopHoldsUntil(shop, at('2026-11-23T12:00'))).toEqual(ends)
})

it('a list of branches holds until the first of their pauses is over', () => {
  const ends = at('2026-11-23T12:30')
  const paused = shopOf({ openingHours: lunch, takeawayPausedUntil: ends.toString() }).branch
  const open = shopOf({ openingHours: lunch }).branch

  expect(branchListHoldsUntil([open, paused], at('2026-11-23T12:00'))).toEqual(ends)
})
