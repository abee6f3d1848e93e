import { describe, expect, it } from 'vitest'

import type { BranchView } from '../catalogue/branch.contract.ts'
import { branch, branchShop, menu, settings } from '../catalogue/shop.fixture.ts'
import type { BranchShopView } from '../catalogue/shop.contract.ts'
import { shopFailures } from '../refusals/client-failures.ts'
import { orderingNow } from './ordering-stop.ts'
import { stopWords } from './ordering-stop.texts.ts'
import type { OrderType } from './order-terms.ts'

const at = (clock: string) => Temporal.Instant.from(`2026-11-23T${clock}+01:00`)

/** Open from 10 to 14 o'clock, and brings things from 12 to 14. */
const house: Partial<BranchView> = {
  openingHours: [{ type: 'daily', from: '10:00', to: '14:00' }],
  isDeliveryHoursEnabled: true,
  deliveryHours: [{ type: 'daily', from: '12:00', to: '14:00' }],
  isPreorderEnabled: false,
}

/** Orders of this type are not taken until then. */
const pause = (clock: string, type: OrderType = 'takeaway'): Partial<BranchView> => ({
  [`${type}PausedUntil`]: at(clock).toString(),
})

type Change = { clock?: string; orderType?: OrderType; branch?: Partial<BranchView> } & Partial<
  Pick<BranchShopView, 'menus' | 'settings'>
>

function ask({ clock = '12:00', orderType = 'takeaway', branch: changes, ...more }: Change = {}) {
  const shop = branchShop({ branch: branch({ ...house, ...changes }), ...more })
  const now = at(clock)
  const ordering = orderingNow(shop, orderType, now)
  const words = (place: 'menu' | 'checkout') =>
    stopWords({ ordering, branch: shop.branch, orderType, now, place })

  return {
    ...ordering,
    reason: ordering.stop?.reason ?? null,
    menu: words('menu'),
    checkout: words('checkout'),
  }
}

describe('what can be ordered now', () => {
  it.each<[Change, string, string | null]>([
    [{}, 'order', null],
    [{ orderType: 'delivery' }, 'order', null],
    [{ clock: '11:00', orderType: 'delivery' }, 'closed', 'delivery-closed'],
    [{ clock: '11:00', orderType: 'takeaway' }, 'order', null],
    [{ clock: '09:00' }, 'closed', 'closed'],
    [{ clock: '09:00', orderType: 'delivery' }, 'closed', 'closed'],
    [{ clock: '09:00', branch: { isPreorderEnabled: true } }, 'preorder', 'closed'],
    [
      { clock: '11:00', orderType: 'delivery', branch: { isPreorderEnabled: true } },
      'preorder',
      'delivery-closed',
    ],
    [{ branch: { orderableFrom: '2026-12-01T09:00:00Z' } }, 'closed', 'not-yet'],
    [{ branch: { orderableFrom: '2026-12-01T09:00:00Z', isPreorderEnabled: true } }, 'preorder', 'not-yet'],
    [{ branch: pause('12:30') }, 'closed', 'paused'],
    [{ branch: { ...pause('12:30'), isPreorderEnabled: true } }, 'preorder', 'paused'],
    [{ clock: '12:30', branch: pause('12:30') }, 'order', null],
    [{ branch: pause('12:30'), orderType: 'dineIn' }, 'order', null],
    [{ branch: pause('12:30', 'delivery'), orderType: 'delivery' }, 'closed', 'delivery-paused'],
    [
      { branch: { ...pause('12:30', 'delivery'), ...pause('12:30') }, orderType: 'delivery' },
      'closed',
      'paused',
    ],
    // Who is closed anyway says so.
    [{ clock: '09:00', branch: pause('10:30') }, 'closed', 'closed'],
    [
      { branch: { isTakeawayEnabled: false, isDeliveryEnabled: false, isDineInEnabled: false } },
      'closed',
      'no-order-type',
    ],
    [{ branch: { isCashEnabled: false } }, 'closed', 'no-payment-method'],
    [{ settings: settings({ enableCash: false }) }, 'closed', 'no-payment-method'],
    [{ branch: { isCashEnabled: false, isQuotationRequired: true } }, 'quotation', null],
    [{ menus: [] }, 'closed', 'menu-empty'],
    [{ menus: [menu({ catalog: [{ category: 'mains', products: ['gone'] }] })] }, 'closed', 'menu-empty'],
    // Nobody can say for when a branch without hours is to cook.
    [{ branch: { openingHours: [], deliveryHours: [], isPreorderEnabled: true } }, 'closed', 'closed'],
  ])('with %j is %s: %s', (change, mode, reason) => {
    const asked = ask(change)

    expect([asked.mode, asked.reason]).toEqual([mode, reason])
  })
})

describe('why not', () => {
  it.each<[Change, string, string[]]>([
    [{ clock: '09:00' }, shopFailures.closed, ['Wir öffnen heute um 10:00.']],
    [{ clock: '09:00', orderType: 'delivery' }, shopFailures.closed, ['Wir liefern wieder heute um 12:00.']],
    [
      { clock: '09:00', branch: { isPreorderEnabled: true } },
      shopFailures.closed,
      ['Wir öffnen heute um 10:00.', shopFailures.preorderHint],
    ],
    [
      { clock: '11:00', orderType: 'delivery' },
      shopFailures.noDeliveryOnMenu,
      ['Wir liefern wieder heute um 12:00.', 'Abholung und Bestellung vor Ort sind möglich.'],
    ],
    [
      { clock: '11:00', orderType: 'delivery', branch: { isDineInEnabled: false, deliveryHours: [] } },
      shopFailures.noDeliveryOnMenu,
      ['Abholung ist möglich.'],
    ],
    [
      { branch: { openingHours: [], deliveryHours: [], closedMessage: 'Bis Ostern auf Urlaub.' } },
      shopFailures.closed,
      ['Bis Ostern auf Urlaub.'],
    ],
    [{ branch: { openingHours: [], deliveryHours: [] } }, shopFailures.closed, ['Geschlossen']],
    [
      { branch: { orderableFrom: '2026-12-01T09:00:00Z' } },
      shopFailures.notYetOpen,
      ['Bestellungen sind ab 01.12.2026, 10:00 Uhr möglich.'],
    ],
    [
      { branch: { ...pause('12:30'), pauseReason: ' Der Ofen ist kalt. ', isDineInEnabled: false } },
      shopFailures.paused,
      ['Der Ofen ist kalt.', 'Bestellen können Sie wieder heute um 12:30.'],
    ],
    // What was said of a pause at noon is not why nothing is taken in the evening.
    [
      {
        branch: {
          ...pause('08:00'),
          pauseReason: 'Der Ofen ist kalt.',
          lastOrderAt: '2026-11-23T00:00:00Z',
          lastOrderUntil: '2026-11-24T03:00:00Z',
          isDineInEnabled: false,
        },
      },
      shopFailures.paused,
      [shopFailures.afterLastOrder, 'Bestellen können Sie wieder Dienstag um 10:00.'],
    ],
    [
      { branch: { ...pause('15:00'), isPreorderEnabled: true } },
      shopFailures.paused,
      [
        'Bestellen können Sie wieder Dienstag um 10:00.',
        'Bestellung vor Ort ist möglich.',
        shopFailures.preorderHint,
      ],
    ],
    [
      { branch: { takeawayPausedUntil: '2026-12-05T11:00:00Z', isDineInEnabled: false } },
      shopFailures.paused,
      ['Bestellen können Sie wieder ab 05.12.2026, 12:00 Uhr.'],
    ],
    [
      { branch: pause('12:30', 'delivery'), orderType: 'delivery' },
      shopFailures.deliveryPaused,
      ['Bestellen können Sie wieder heute um 12:30.', 'Abholung und Bestellung vor Ort sind möglich.'],
    ],
    [
      { branch: { isCashEnabled: false } },
      shopFailures.noPaymentMethod,
      ['Es ist keine Zahlungsart verfügbar.'],
    ],
  ])('with %j it says „%s" and %j', (change, title, lines) => {
    expect(ask(change).menu).toMatchObject({ title, lines, reason: [title, lines[0]].join(' ') })
  })

  it.each<Change>([
    { clock: '09:00', orderType: 'delivery' },
    { clock: '15:00' },
    { branch: { isCashEnabled: false } },
    { menus: [] },
  ])('with %j menu and checkout say the same', (change) => {
    const { menu: onMenu, checkout } = ask(change)

    expect(onMenu).not.toBeNull()
    expect(checkout).toEqual(onMenu)
  })

  it('of a missing delivery each says it as it is specified, and the same of what is possible', () => {
    const { menu: onMenu, checkout } = ask({ clock: '11:00', orderType: 'delivery' })

    expect([onMenu?.title, checkout?.title]).toEqual([shopFailures.noDeliveryOnMenu, shopFailures.noDelivery])
    expect(checkout?.lines).toEqual(onMenu?.lines)
  })

  it('nothing where orders are taken up', () => {
    expect(ask().menu).toBeNull()
  })
})
