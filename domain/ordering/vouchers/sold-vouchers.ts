import { apportion } from '../day-end/apportion.ts'
import { isOrderLost, revenueStatuses } from '../order-status.ts'
import type { OrderItem } from '../order.contract.ts'
import type { OrderStatus, PaymentStatus } from '../order-terms.ts'
import type { VoucherKind } from './voucher-terms.ts'

/** A voucher that was sold with an order. In cents. */
export type SoldVoucher = {
  /** Which line of the order it is, and which piece of it, from 0. */
  line: number
  piece: number
  kind: VoucherKind
  taxRate: number | null
  value: number
  recipientName: string | null
  message: string | null
}

type SellingOrder = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  voidedAt: string | null
  items: readonly OrderItem[]
}

/** What of an order are vouchers, in cents: nobody pays for it with another one. */
export const vouchersGrossOf = (items: readonly Pick<OrderItem, 'voucher' | 'gross'>[]): number =>
  items.reduce((sum, { voucher, gross }) => (voucher ? sum + gross : sum), 0)

/** The same line by line, with the rate at which each is sold. */
export const vouchersIn = (
  items: readonly Pick<OrderItem, 'voucher' | 'gross' | 'taxRate'>[],
): { taxRate: number; gross: number }[] =>
  items.flatMap(({ voucher, taxRate, gross }) => (voucher ? [{ taxRate, gross }] : []))

/**
 * The vouchers that an order sells, one for each piece. Together they are worth what their line costs, also where its
 * price is flat or a piece can be halved: nobody has more than they paid for. A text of a line is who it is for, a
 * longer one what it says.
 */
export function soldVouchersOf(items: readonly OrderItem[]): SoldVoucher[] {
  return items.flatMap((item, index) => {
    const { voucher, amount, gross, taxRate } = item
    if (!voucher || gross <= 0) return []
    const texts = item.parts.flatMap(({ text }) => (text ? [text] : []))
    const [first, ...others] = texts
    const sold = {
      line: item.line ?? index,
      kind: voucher,
      taxRate: voucher === 'single-purpose' ? taxRate : null,
      recipientName: first === undefined ? null : first.slice(0, 120),
      message: others.join('\n').slice(0, 500) || null,
    }

    const pieces = Array<number>(Math.max(1, Math.floor(amount))).fill(1)

    return apportion(gross, pieces).flatMap((value, piece) => (value > 0 ? [{ ...sold, value, piece }] : []))
  })
}

/** All of it was paid; what went back since is what was paid besides its vouchers. */
export const paidForVouchers: readonly PaymentStatus[] = ['paid', 'partly-refunded']

/**
 * Whether the vouchers of an order are made now: it is paid in full, and the house has taken it, so that no guest takes
 * their money back once they have something to pay with.
 */
export const areVouchersDue = ({ status, paymentStatus, voidedAt }: SellingOrder): boolean =>
  paidForVouchers.includes(paymentStatus) &&
  status !== 'awaiting' &&
  voidedAt === null &&
  revenueStatuses.includes(status)

/** Whether nothing but vouchers was ordered: nobody has to make or hand over anything. */
export const isOnlyVouchers = (items: readonly Pick<OrderItem, 'voucher'>[]): boolean =>
  items.length > 0 && items.every(({ voucher }) => voucher !== undefined)

/** Whether what an order sold is void: it came to nothing, or all of its money went back. */
export const areSoldVouchersVoid = (
  order: Pick<SellingOrder, 'status' | 'paymentStatus' | 'voidedAt'>,
): boolean => isOrderLost(order.status) || order.voidedAt !== null || order.paymentStatus === 'refunded'
