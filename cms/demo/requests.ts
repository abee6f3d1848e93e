import { linesToOffer, makeQuotation, type OfferedLine } from '#domain/ordering/make-quotation.ts'
import type { QuotationAction } from '#domain/ordering/order-status-quotation.ts'
import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import { pick } from '#domain/pick.ts'
import type { StoredQuotation } from '#plugins/ordering/operations/quotation-record.ts'

import { numberByDay, type OrderingBranch, type PastOrder } from './past-orders.ts'
import { makeChance } from './past-orders/chance.ts'
import { makeOrder } from './past-orders/make-order.ts'

export type DemoRequest = PastOrder & { offers: StoredQuotation[] }

type Options = { branch: OrderingBranch; donatees: string[]; now: Temporal.Instant; seed: number }

/**
 * Requests of a branch that answers with offers: one that nobody has answered, one with an open offer, one whose second
 * offer was accepted. The same arguments give the same requests.
 */
export function demoRequests({ branch, donatees, now, seed }: Options): DemoRequest[] {
  const chance = makeChance(seed + 1000)
  const asked = (hoursAgo: number, days: number): DemoRequest => {
    const placedAt = now.subtract({ hours: hoursAgo })
    const wantedAt = eveningIn(days, now, branch.timeZone)
    const past = makeOrder({
      branch,
      donatees,
      moment: { placedAt, wantedAt, toldUntil: placedAt, origin: null, table: null },
      chance,
    })
    const order = { ...past.order, isQuotation: true, workUnits: 0, promisedAt: null, comment: null }

    return { ...past, order, offers: [] }
  }
  const { timeZone } = branch
  const open = offer(asked(50, 30), { hours: 20, now, timeZone, guests: 60, message: messages.first })
  const tooDear = offer(asked(95, 12), { hours: 12, now, timeZone, guests: 50, message: messages.first })
  const revised = offer(tooDear, { hours: 30, now, timeZone, guests: 35, message: messages.revised })

  return numberByDay([accept(revised, 40), open, asked(3, 45)])
}

const messages = {
  first: 'Vielen Dank für Ihre Anfrage! Geschirr, Aufbau und Abholung sind im Preis enthalten.',
  revised: 'Wie besprochen mit weniger Gästen. Wir freuen uns auf Ihr Fest!',
}

/** Five in the afternoon, so many days from now. */
const eveningIn = (days: number, now: Temporal.Instant, timeZone: string): Temporal.Instant =>
  now
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days })
    .toZonedDateTime({ timeZone, plainTime: '17:00' })
    .toInstant()

type Offer = { hours: number; now: Temporal.Instant; timeZone: string; guests: number; message: string }

/** What the house answers, so many hours after it was asked. */
function offer(request: DemoRequest, { hours, timeZone, guests, message }: Offer): DemoRequest {
  const { order, offers } = request
  const lines: OfferedLine[] = [
    ...linesToOffer(order.items).map((line) => ({ ...line, amount: guests })),
    { name: 'Lieferung, Aufbau und Abholung', amount: 1, unit: 'piece', unitPrice: 14_900, taxRate: 2000 },
  ]
  const terms = { now: Temporal.Instant.from(order.placedAt).add({ hours }), timeZone, validDays: 14 }
  const made = makeQuotation(order, { lines, message, appointment: order.appointmentDate }, terms)
  if (!made.isMade) throw new Error('An offer of the demo holds to the rules')
  const quotation = { ...made.quotation, number: offers.length + 1, asked: order.items }
  const told = tell(request, { action: 'quote', actor: 'staff', to: 'awaiting', quotation, at: quotation.at })

  return {
    ...told,
    order: { ...told.order, quotationStatus: 'offered', quotationValidUntil: quotation.validUntil },
    offers: [...offers, quotation],
  }
}

/** The guest takes the newest, so many hours after they had asked. */
function accept(request: DemoRequest, hours: number): DemoRequest {
  const quotation = request.offers.at(-1)
  if (!quotation) return request
  const at = Temporal.Instant.from(request.order.placedAt).add({ hours }).toString({
    smallestUnit: 'millisecond',
  })
  const told = tell(request, { action: 'accept-quotation', actor: 'guest', to: 'confirmed', quotation, at })

  return {
    ...told,
    order: {
      ...told.order,
      ...pick(quotation, ['items', 'taxes', 'goodsGross', 'total']),
      status: 'confirmed',
      quotationStatus: 'accepted',
      isEstimated: false,
      promisedAt: told.order.appointmentDate,
    },
  }
}

type Told = {
  action: QuotationAction
  actor: 'guest' | 'staff'
  to: OrderStatus
  quotation: StoredQuotation
  at: string
}

/** One more line of its history. */
function tell(request: DemoRequest, { action, actor, to, quotation, at }: Told): DemoRequest {
  const { order, events } = request
  const quoted = pick(quotation, ['number', 'total'])
  const version = order.version + 1
  const event = { version, action, from: order.status, to, actor, reason: null, at, detail: { quoted } }

  return { ...request, order: { ...order, version }, events: [...events, event] }
}
