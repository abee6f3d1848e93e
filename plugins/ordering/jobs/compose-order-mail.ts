import { guestWords } from '#domain/ordering/guest-words.ts'
import { orderTypeLabels, staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import { soldTexts } from '#domain/ordering/sold-line.texts.ts'
import { openPromise } from '#domain/ordering/promised-time.ts'
import { isTakenByStaff } from '#domain/ordering/placed-status.ts'
import { promiseLabels } from '#domain/ordering/promised-time.texts.ts'
import { holdsHiddenPrice, priceOnRequest, shownTotal } from '#domain/ordering/shown-price.ts'
import { validUntilWords } from '#domain/ordering/quotation.texts.ts'
import { pick } from '#domain/pick.ts'
import { formatMoney } from '#domain/money/money.ts'
import { formatDateTime } from '#domain/time/format.ts'
import type { FoundOrder } from '../operations/find-order.ts'
import { formatAmount } from '#domain/catalogue/units.ts'
import { type MailBrand, renderMail } from '#plugins/messages/templates.port.ts'
import { isMailOutdated } from './is-mail-outdated.ts'
import { type MailReader, mailTextOf, thingOf } from './order-mail.texts.ts'

type OrderMail = {
  order: FoundOrder
  action: string
  reader: MailReader
  currency: string
  statusUrl: string | null
  backendUrl: string | null
  /** The branch without a colour, unless it is said. */
  brand?: MailBrand
}

/**
 * Subject, plain text and HTML of one mail, all from the same lines; null when it has nothing to say. A guest's
 * address is only what somebody typed in: nothing else that was typed goes there, or strangers could write to
 * anybody in the name of the business.
 */
export function composeOrderMail(mail: OrderMail): { subject: string; text: string; html: string } | null {
  const { reader } = mail
  const order = asOffered(mail)
  const words = mailTextOf(reader, mail.action)
  if (!words || isMailOutdated(order, mail.action) || isOwnDoing(mail)) return null

  const lead = words.lead(order)
  const facts = factsOf({ ...mail, order })
  const items = order.items.map((item) => itemLine(item, mail))
  const link = linkOf(mail)
  const closing = reader === 'guest' ? order.branchView.name : ''

  const subject = words.subject(order)
  const { brand = { name: order.branchView.name, color: null } } = mail

  return {
    subject,
    ...renderMail({ subject, brand, paragraphs: [greeting, lead], facts, items, link, closing }),
  }
}

/** A mail about a price that was offered shows that, and not what was asked for. */
function asOffered({ order, action }: OrderMail): FoundOrder {
  const offer = action === 'quote' ? order.quotation : null
  if (!offer) return order
  const appointmentDate = offer.appointment ?? order.appointmentDate

  return { ...order, ...pick(offer, ['items', 'total']), isEstimated: false, appointmentDate }
}

/** Whoever took an order knows of it. */
const isOwnDoing = ({ order, action, reader }: OrderMail): boolean =>
  reader === 'branch' && action === 'place' && isTakenByStaff(order.channel)

function factsOf({ order, reader, action, currency }: OrderMail): Array<[label: string, value: string]> {
  const isPriceHidden = reader === 'guest' && holdsHiddenPrice(order.items)
  const at = (iso: string) => formatDateTime(Temporal.Instant.from(iso), order.branchView.timeZone)
  const promise = order.appointmentDate ? null : openPromise(order)?.toString()
  const facts: Array<[string, string | null | undefined]> = [
    [`${thingOf(order)} Nr.`, String(order.ticketNumber)],
    ['Art', (reader === 'guest' ? orderTypeLabels : staffOrderTypeLabels)[order.type]],
    ['Tisch', reader === 'branch' ? order.tableIdentifier : null],
    ['Termin', order.appointmentDate && at(order.appointmentDate)],
    [promiseLabels[order.type], promise && at(promise)],
    [
      'Vorgeschlagener Termin',
      action === 'propose' && order.counterAppointment ? at(order.counterAppointment) : null,
    ],
    ['Begründung', action === 'reject' ? order.rejectionMessage : null],
    ['Nachricht', action === 'quote' ? order.quotation?.message : null],
    ['Gast', reader === 'branch' ? fullNameOf(order) : null],
    ['Telefon', reader === 'branch' ? order.phone : null],
    ['Anmerkung', reader === 'branch' ? guestWords(order).join('\n') : null],
    ['Gesamt', shownTotal({ ...order, cents: order.total, isPriceHidden }, currency)],
    [
      'Gültig bis',
      action === 'quote' && order.quotation
        ? validUntilWords(order.quotation.validUntil, order.branchView.timeZone)
        : null,
    ],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

const fullNameOf = ({ firstName, lastName }: FoundOrder): string =>
  [firstName, lastName].filter(Boolean).join(' ')

function itemLine(item: OrderItem, { reader, currency }: OrderMail): string {
  const chosen = item.parts.flatMap(({ name, options, text }) => {
    const typed = reader === 'branch' ? (text ?? '') : ''
    const words = [...options.map((option) => option.name), typed].filter(Boolean).join(', ')
    return words ? [`${name}: ${words}`] : []
  })
  const extras = chosen.length > 0 ? ` (${chosen.join('; ')})` : ''
  const price = reader === 'guest' && item.isPriceHidden ? priceOnRequest : formatMoney(item.gross, currency)
  const said = soldTexts(item).map((text) => ` – ${text}`)
  return `${formatAmount(item.amount, item.unit)} ${item.name}${extras}, ${price}${said.join('')}`
}

function linkOf({ reader, statusUrl, backendUrl }: OrderMail): { label: string; url: string } | null {
  if (reader === 'guest') return statusUrl ? { label: 'Status ansehen', url: statusUrl } : null
  return backendUrl ? { label: 'Im Backoffice öffnen', url: backendUrl } : null
}

const greeting = 'Guten Tag,'
