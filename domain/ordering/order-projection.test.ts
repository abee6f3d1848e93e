import { describe, expect, it } from 'vitest'
import { type OrderFlags, orderFlags, statusTimeline, type TimelineOrder } from './order-projection.ts'
import { type OrderStatus, orderStatuses, orderTypes, paymentStatuses } from './order-terms.ts'

type StatusFlag = Exclude<keyof OrderFlags, 'isDelivery' | 'isDineIn' | 'isPaid' | 'isRefunded'>

const statusFlags: Record<OrderStatus, StatusFlag[]> = {
  'awaiting-payment': [],
  awaiting: [],
  confirmed: ['isConfirmed'],
  'in-delivery': ['isConfirmed', 'isInDelivery'],
  delivered: ['isConfirmed', 'isDelivered'],
  completed: ['isConfirmed', 'isCompleted'],
  rejected: ['isRejected'],
  canceled: ['isCanceled'],
  failed: ['isFailed'],
  expired: ['isFailed'],
}

describe('orderFlags', () => {
  it('is exactly the flags of the three axes, for every combination', () => {
    for (const status of orderStatuses) {
      for (const paymentStatus of paymentStatuses) {
        for (const type of orderTypes) {
          const expected: (keyof OrderFlags)[] = [...statusFlags[status]]
          if (status === 'completed' && type === 'delivery') expected.push('isDelivered')
          if (type === 'delivery') expected.push('isDelivery')
          if (type === 'dineIn') expected.push('isDineIn')
          if (['paid', 'partly-refunded'].includes(paymentStatus)) expected.push('isPaid')
          if (paymentStatus === 'refunded') expected.push('isRefunded')

          const flags = Object.entries(orderFlags({ status, paymentStatus, type }))
          const raised = flags.filter(([, isRaised]) => isRaised).map(([flag]) => flag)

          expect(raised.sort()).toEqual(expected.sort())
          expect(flags).toHaveLength(11)
        }
      }
    }
  })
})

describe('statusTimeline', () => {
  const order = (
    status: OrderStatus,
    reached: OrderStatus[],
    more: Partial<TimelineOrder> = {},
  ): TimelineOrder => ({
    status,
    type: 'delivery',
    placedAt: '12:00',
    history: reached.map((to, index) => ({ to, at: `12:0${index + 1}` })),
    ...more,
  })
  const steps = (asked: TimelineOrder) =>
    statusTimeline(asked).map(({ label, state, at }) => `${label} ${state}${at ? ` ${at}` : ''}`)

  it.each<[string, TimelineOrder, string[]]>([
    [
      'a new delivery has everything before it',
      order('awaiting', []),
      [
        'Bestellung eingegangen current 12:00',
        'In Zubereitung upcoming',
        'In Zustellung upcoming',
        'Zugestellt upcoming',
        'Abgeschlossen upcoming',
      ],
    ],
    [
      'a delivery on its way',
      order('in-delivery', ['confirmed', 'in-delivery']),
      [
        'Bestellung eingegangen done 12:00',
        'In Zubereitung done 12:01',
        'In Zustellung current 12:02',
        'Zugestellt upcoming',
        'Abgeschlossen upcoming',
      ],
    ],
    [
      'a takeaway that is ready is never delivered',
      order('in-delivery', ['awaiting', 'confirmed', 'in-delivery'], { type: 'takeaway' }),
      [
        'Bestellung eingegangen done 12:01',
        'In Zubereitung done 12:02',
        'Abholbereit current 12:03',
        'Abgeschlossen upcoming',
      ],
    ],
    [
      'a dish at the table',
      order('confirmed', ['confirmed'], { type: 'dineIn' }),
      [
        'Bestellung eingegangen done 12:00',
        'In Zubereitung current 12:01',
        'Wird serviert upcoming',
        'Abgeschlossen upcoming',
      ],
    ],
    [
      'a completed order is done, without the steps it skipped',
      order('completed', ['confirmed', 'completed']),
      ['Bestellung eingegangen done 12:00', 'In Zubereitung done 12:01', 'Abgeschlossen done 12:02'],
    ],
    [
      'an order that is paid online begins with its payment',
      order('awaiting-payment', ['awaiting-payment'], { type: 'takeaway' }),
      [
        'Zahlung current 12:01',
        'Bestellung eingegangen upcoming',
        'In Zubereitung upcoming',
        'Abholbereit upcoming',
        'Abgeschlossen upcoming',
      ],
    ],
    [
      'and is there once it is paid',
      order('awaiting', ['awaiting-payment', 'awaiting'], { type: 'takeaway' }),
      [
        'Zahlung done 12:01',
        'Bestellung eingegangen current 12:02',
        'In Zubereitung upcoming',
        'Abholbereit upcoming',
        'Abgeschlossen upcoming',
      ],
    ],
    [
      'or comes to nothing',
      order('failed', ['awaiting-payment', 'failed'], { type: 'takeaway' }),
      ['Zahlung done 12:01', 'Fehlgeschlagen stopped 12:02'],
    ],
    [
      'a rejected order stops after what it reached',
      order('rejected', ['rejected']),
      ['Bestellung eingegangen done 12:00', 'Abgelehnt stopped 12:01'],
    ],
    [
      'a canceled order stops after what it reached',
      order('canceled', ['confirmed', 'canceled']),
      ['Bestellung eingegangen done 12:00', 'In Zubereitung done 12:01', 'Storniert stopped 12:02'],
    ],
    [
      'a request for an offer',
      order('confirmed', ['confirmed'], { type: 'takeaway', isQuotation: true }),
      [
        'Anfrage eingegangen done 12:00',
        'In Bearbeitung current 12:01',
        'Abholbereit upcoming',
        'Abgeschlossen upcoming',
      ],
    ],
    [
      'a status without a history row is still shown',
      order('confirmed', [], { type: 'takeaway' }),
      [
        'Bestellung eingegangen done 12:00',
        'In Zubereitung current',
        'Abholbereit upcoming',
        'Abgeschlossen upcoming',
      ],
    ],
  ])('%s', (_, asked, expected) => {
    expect(steps(asked)).toEqual(expected)
  })

  it('shows every order exactly one place where it stands', () => {
    for (const status of orderStatuses) {
      for (const type of orderTypes) {
        const timeline = statusTimeline(order(status, [], { type }))
        const standing = timeline.filter(({ state }) => state === 'current' || state === 'stopped')

        expect(standing.map((step) => step.status)).toEqual(status === 'completed' ? [] : [status])
        expect(timeline[0]?.status).toBe(status === 'awaiting-payment' ? status : 'awaiting')
      }
    }
  })
})

it('vouchers alone are handed over by nobody', () => {
  const order = { status: 'awaiting' as const, type: 'takeaway' as const, placedAt: '', history: [] }
  const voucher = { voucher: 'multi-purpose' as const }
  const stepsOf = (items: TimelineOrder['items']) =>
    statusTimeline({ ...order, ...(items && { items }) }).map(({ status }) => status)

  expect(stepsOf([voucher])).toEqual(['awaiting', 'confirmed', 'completed'])
  expect(stepsOf([voucher, {}])).toContain('in-delivery')
})
