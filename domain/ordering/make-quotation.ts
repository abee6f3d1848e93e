import { formatAmount } from '../catalogue/units.ts'
import { Fraction } from '../money/fraction.ts'
import { type ChangedSale, saleOf, type SoldOrder } from './change-order-item.ts'
import { lineOf } from './kitchen-lines.ts'
import type { OrderItem, Quotation } from './order.contract.ts'
import { maximumOrderCents } from './order-pricing.ts'

/** A line as staff offer it; money is in cents, gross. */
export type OfferedLine = {
  /** The line of the request that it answers, by its name; missing for one that was added. */
  line?: number | undefined
  name: string
  amount: number
  unit: OrderItem['unit']
  unitPrice: number
  /** Hundredths of a percent. */
  taxRate: number
}

export type AskedQuotation = {
  lines: readonly OfferedLine[]
  message?: string | null | undefined
  /** ISO instant; without one the wish of the guest holds. */
  appointment?: string | null | undefined
  /** The last day on which it can be accepted, by the branch's calendar. */
  validUntil?: string | undefined
}

type QuotedOrder = Pick<SoldOrder, 'items' | 'taxes' | 'deliveryGross' | 'donation'> & {
  /** What the guest wishes for, as ISO text. */
  appointmentDate?: string | null
}

export type QuotationTerms = { now: Temporal.Instant; timeZone: string; validDays: number }

/** All of an offer but its number. */
export type NewQuotation = Omit<Quotation, 'number'>

export type QuotationProblem = {
  field: 'lines' | 'appointment' | 'validUntil'
  code: 'order-too-large' | 'appointment-past' | 'valid-until-past' | 'valid-until-late'
}

export type MadeQuotation =
  | { isMade: true; quotation: NewQuotation }
  | { isMade: false; problems: QuotationProblem[] }

/** So many days an offer holds where the branch says nothing else. */
export const usualValidDays = 14
/** No price is promised for longer. */
export const mostValidDays = 365

/**
 * An offer as it is kept and shown. Each line is rounded once, a half away from zero; taxes are reckoned out of the
 * gross per rate. It holds until the branch's midnight, and no longer than until its appointment, or the one that was
 * wished for where it names none: nobody comes to what is over. Source: decision 103.
 */
export function makeQuotation(
  order: QuotedOrder,
  asked: AskedQuotation,
  terms: QuotationTerms,
): MadeQuotation {
  const { items, goodsGross, taxes, total } = offeredSale(order, asked.lines)
  const { now } = terms
  const appointment = asked.appointment ? Temporal.Instant.from(asked.appointment) : null
  const due = appointment ?? (order.appointmentDate ? Temporal.Instant.from(order.appointmentDate) : null)
  const last = validDayOf(asked, terms)
  const ends = earlier(midnightAfter(last, terms.timeZone), due)
  const problems = [
    total > maximumOrderCents && ({ field: 'lines', code: 'order-too-large' } as const),
    due && isPast(due, now) && ({ field: 'appointment', code: 'appointment-past' } as const),
    validDayProblem(last, terms),
  ].filter((problem) => problem !== false && problem !== null)
  if (problems.length > 0) return { isMade: false, problems }

  return {
    isMade: true,
    quotation: {
      items,
      goodsGross,
      taxes,
      total,
      message: asked.message?.trim() || null,
      appointment: appointment && isoOf(appointment),
      validUntil: isoOf(ends),
      at: isoOf(now),
    },
  }
}

/** What a request comes to at the prices that are offered. */
export function offeredSale(
  order: Pick<SoldOrder, 'items' | 'taxes' | 'deliveryGross' | 'donation'>,
  lines: readonly OfferedLine[],
): ChangedSale {
  return saleOf(order, offeredItems(lines, order.items))
}

/** What is offered at first: what was asked for, at what it would cost by the card. */
export function linesToOffer(items: readonly OrderItem[]): OfferedLine[] {
  return items.map((item, index) => {
    const { name, amount, unit, unitPrice, gross, taxRate } = item
    const line = lineOf(item, index)
    if (grossOf({ amount, unitPrice }) === gross) return { line, name, amount, unit, unitPrice, taxRate }

    // A price that is none per unit, such as a flat one or one by weight, is offered as a whole.
    const whole = `${name} (${formatAmount(amount, unit)})`
    return { line, name: whole.slice(0, 200), amount: 1, unit: 'piece', unitPrice: gross, taxRate }
  })
}

/** In cents, rounded once, a half away from zero. */
export const grossOf = ({ amount, unitPrice }: Pick<OfferedLine, 'amount' | 'unitPrice'>): number =>
  Fraction.of(unitPrice).times(amount).rounded()

/** The last day on which an offer of now can be accepted if nobody says otherwise. */
export function usualValidDay({ now, timeZone, validDays }: QuotationTerms): string {
  return todayOf(now, timeZone).add({ days: validDays }).toString()
}

/** Whether both say the same to the guest, whenever they were made. */
export function isSameQuotation(one: NewQuotation, other: NewQuotation): boolean {
  return saidBy(one) === saidBy(other)
}

// Named one by one, for what comes from the database has its members in another order.
const saidBy = ({ items, message, appointment, validUntil }: NewQuotation): string =>
  JSON.stringify([
    items.map(({ line, name, amount, unit, unitPrice, taxRate }) => [
      line,
      name,
      amount,
      unit,
      unitPrice,
      taxRate,
    ]),
    message,
    appointment,
    validUntil,
  ])

/** What was chosen for a line that was asked for stays with it: the kitchen reads it, and its files belong to it. */
function offeredItems(lines: readonly OfferedLine[], asked: readonly OrderItem[]): OrderItem[] {
  const askedBy = new Map(asked.map((item, index) => [lineOf(item, index), item]))
  let next = Math.max(-1, ...askedBy.keys()) + 1

  return lines.map(({ line, name, amount, unit, unitPrice, taxRate }) => {
    const answered = line === undefined ? undefined : askedBy.get(line)
    if (line !== undefined) askedBy.delete(line)

    return {
      line: answered && line !== undefined ? line : next++,
      product: answered?.product ?? '',
      name,
      amount,
      unit,
      calculationModel: 'fixed',
      unitPrice,
      gross: grossOf({ amount, unitPrice }),
      isFlat: false,
      taxRate,
      allergens: answered?.allergens ?? [],
      bundleItems: answered?.bundleItems ?? [],
      parts: answered?.parts ?? [],
    }
  })
}

const validDayOf = ({ validUntil }: AskedQuotation, terms: QuotationTerms): string =>
  validUntil ?? usualValidDay(terms)

function validDayProblem(day: string, { now, timeZone }: QuotationTerms): QuotationProblem | null {
  const today = todayOf(now, timeZone)
  const [first, last] = [today, today.add({ days: mostValidDays })]
  if (Temporal.PlainDate.compare(day, first) < 0) return { field: 'validUntil', code: 'valid-until-past' }

  return Temporal.PlainDate.compare(day, last) > 0 ? { field: 'validUntil', code: 'valid-until-late' } : null
}

const todayOf = (now: Temporal.Instant, timeZone: string): Temporal.PlainDate =>
  now.toZonedDateTimeISO(timeZone).toPlainDate()

const midnightAfter = (day: string, timeZone: string): Temporal.Instant =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).toInstant()

const earlier = (one: Temporal.Instant, other: Temporal.Instant | null): Temporal.Instant =>
  other && Temporal.Instant.compare(other, one) < 0 ? other : one

const isPast = (at: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(at, now) <= 0
const isoOf = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'millisecond' })
