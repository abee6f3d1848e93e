import type { TextName } from '#domain/operations/messages/message-texts.data.ts'
import { filledWords, type OwnTexts, wordsOf } from '#domain/operations/messages/message-texts.ts'
import { besidesOf } from '#domain/ordering/order-besides.ts'
import { guestWords } from '#domain/ordering/guest-words.ts'
import { staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import { soldTexts } from '#domain/ordering/sold-line.texts.ts'
import { openPromise } from '#domain/ordering/promised-time.ts'
import { isTakenByStaff } from '#domain/ordering/placed-status.ts'
import { promiseLabels } from '#domain/ordering/promised-time.texts.ts'
import { holdsHiddenPrice, priceOnRequest, shownTotal } from '#domain/ordering/shown-price.ts'
import { validUntilWords } from '#domain/ordering/quotation.texts.ts'
import { isOnlyVouchers } from '#domain/ordering/vouchers/sold-vouchers.ts'
import { openAmount } from '#domain/ordering/vouchers/voucher-payment.ts'
import { pick } from '#domain/pick.ts'
import { formatMoney } from '#domain/money/money.ts'
import { formatDateTime } from '#domain/time/format.ts'
import type { FoundOrder } from '../operations/find-order.ts'
import { formatAmount } from '#domain/catalogue/units.ts'
import { type MailBrand, renderMail } from '#plugins/messages/templates.port.ts'
import { isMailOutdated } from './is-mail-outdated.ts'
import { type MailReader, textNameOf, thingOf } from './order-mail.texts.ts'
import { orderValues } from './order-values.ts'
import type { ToldOrder } from './told-order.ts'

export type OrderMail = {
  order: FoundOrder
  action: string
  reader: MailReader
  currency: string
  statusUrl: string | null
  backendUrl: string | null
  /** The branch without a colour, unless it is said. */
  brand?: MailBrand
  /** What the house writes itself. */
  own?: OwnTexts
  /** In cents: what went back with the event. */
  refunded?: number | null
}
/** What it takes to write a mail, whatever has become of its order. */
export type WrittenMail = Omit<OrderMail, 'order'> & { order: ToldOrder }
type ComposedMail = { subject: string; text: string; html: string }

/**
 * Subject, plain text and HTML of one mail, all from the same lines; null when it has nothing to say. A guest's
 * address is only what somebody typed in: nothing else that was typed goes there, or strangers could write to
 * anybody in the name of the business.
 */
export function composeOrderMail(mail: OrderMail): ComposedMail | null {
  const { reader, action } = mail
  const order = asOffered(mail)
  const name = textNameOf(reader, action, order)
  if (!name || isMailOutdated(order, action) || isOwnDoing(mail)) return null

  return writeOrderMail({ ...mail, order }, name)
}

/** The mail in the words of a name, whatever has become of its order. */
export function writeOrderMail(mail: WrittenMail, name: TextName): ComposedMail {
  const { order, reader, action, own = {} } = mail
  const { subject, intro } = filledWords(wordsOf(name, own), orderValues(mail))
  const facts = factsOf(mail)
  // Who is asked how it was knows what it was.
  const items = action === 'completed' ? [] : order.items.map((item) => itemLine(item, mail))
  const link = linkOf(mail)
  const closing = reader === 'guest' ? order.branchView.name : ''
  const { brand = { name: order.branchView.name, color: null } } = mail

  return {
    subject,
    ...renderMail({
      subject,
      brand,
      paragraphs: [greeting, ...intro.split(/\n{2,}/)],
      facts,
      items,
      link,
      closing,
    }),
  }
}

/** A mail about a price that was offered shows that, and not what was asked for. */
export function asOffered({ order, action }: Pick<OrderMail, 'order' | 'action'>): FoundOrder {
  const offer = action === 'quote' ? order.quotation : null
  if (!offer) return order
  const appointmentDate = offer.appointment ?? order.appointmentDate

  return { ...order, ...pick(offer, ['items', 'total']), discounts: [], isEstimated: false, appointmentDate }
}

/** Whoever took an order knows of it. */
export const isOwnDoing = ({
  order,
  action,
  reader,
}: Pick<OrderMail, 'order' | 'action' | 'reader'>): boolean =>
  reader === 'branch' && action === 'place' && isTakenByStaff(order.channel)

function factsOf({
  order,
  reader,
  action,
  currency,
  refunded,
}: WrittenMail): Array<[label: string, value: string]> {
  const isPriceHidden = reader === 'guest' && holdsHiddenPrice(order.items)
  const at = (iso: string) => formatDateTime(Temporal.Instant.from(iso), order.branchView.timeZone)
  const promise = order.appointmentDate ? null : openPromise(order)?.toString()
  const facts: Array<[string, string | null | undefined]> = [
    [`${thingOf(order)} Nr.`, String(order.ticketNumber)],
    ['Art', kindOf(order, reader)],
    ['Tisch', reader === 'branch' ? order.tableIdentifier : null],
    ['Termin', order.appointmentDate && at(order.appointmentDate)],
    [promiseLabels[order.type], promise && at(promise)],
    [
      'Vorgeschlagener Termin',
      action === 'propose' && order.counterAppointment ? at(order.counterAppointment) : null,
    ],
    ['Erstattet', refunded ? formatMoney(refunded, currency) : null],
    ['Begründung', action === 'reject' ? order.rejectionMessage : null],
    ['Nachricht', action === 'quote' ? order.quotation?.message : null],
    ['Gast', reader === 'branch' ? fullNameOf(order) : null],
    ['Telefon', reader === 'branch' ? order.phone : null],
    ['Anmerkung', reader === 'branch' ? guestWords(order).join('\n') : null],
    ...sumsOf(order, { currency, isPriceHidden }),
    [
      'Gültig bis',
      action === 'quote' && order.quotation
        ? validUntilWords(order.quotation.validUntil, order.branchView.timeZone)
        : null,
    ],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** Vouchers alone are neither fetched nor brought. */
const kindOf = ({ type, items }: ToldOrder, reader: MailReader): string | null =>
  isOnlyVouchers(items) ? null : (reader === 'guest' ? orderTypeLabels : staffOrderTypeLabels)[type]

type Fact = [label: string, value: string | null]

/** What it comes to, and what of that vouchers have paid. */
const sumsOf = (
  order: ToldOrder,
  { currency, isPriceHidden }: { currency: string; isPriceHidden: boolean },
): Fact[] => [
  ...besidesOf(order).map(
    ([label, cents]): Fact => [
      label,
      // A share of a hidden price would tell it.
      isPriceHidden && cents < 0 ? 'berücksichtigt' : formatMoney(cents, currency),
    ],
  ),
  ['Gesamt', shownTotal({ ...order, cents: order.total, isPriceHidden }, currency)],
  ['Mit Gutschein bezahlt', order.voucherPaid > 0 ? formatMoney(order.voucherPaid, currency) : null],
  ['Noch zu zahlen', openWords(order, currency)],
]

/** Only where a voucher has paid a part of it. */
const openWords = (order: ToldOrder, currency: string): string | null =>
  order.voucherPaid > 0 && openAmount(order) > 0 ? formatMoney(openAmount(order), currency) : null

const fullNameOf = ({ firstName, lastName }: ToldOrder): string =>
  [firstName, lastName].filter(Boolean).join(' ')

function itemLine(item: OrderItem, { reader, currency }: WrittenMail): string {
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

function linkOf({
  reader,
  action,
  statusUrl,
  backendUrl,
}: WrittenMail): { label: string; url: string } | null {
  if (reader === 'guest')
    return statusUrl
      ? { label: action === 'completed' ? 'Jetzt bewerten' : 'Status ansehen', url: statusUrl }
      : null
  return backendUrl ? { label: 'Im Backoffice öffnen', url: backendUrl } : null
}

const greeting = 'Guten Tag,'
