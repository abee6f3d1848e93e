import { formatAmount, formatPart } from '#domain/catalogue/units.ts'
import { formatMoney } from '#domain/money/money.ts'
import { changeableLabels } from '#domain/ordering/change-order.texts.ts'
import type { ChangedItem, OrderHistory } from '#domain/ordering/order-history.contract.ts'
import { orderActivityText } from '#domain/ordering/order-status.texts.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { providerDeeds } from '#domain/ordering/provider-payment.texts.ts'
import { settledDeeds } from '#domain/ordering/settle-on-spot.texts.ts'
import { takenBack } from '#domain/ordering/take-back.ts'

type Event = OrderHistory[number]

const deeds: Readonly<Record<string, string>> = {
  void: 'Ungültig gemacht',
  propose: 'Anderen Termin vorgeschlagen',
  accept: 'Anderen Termin angenommen',
  decline: 'Anderen Termin abgelehnt',
  [takenBack]: 'Schritt zurückgenommen',
  ...settledDeeds,
  ...providerDeeds,
  recall: 'In die Küche zurückgeholt',
}

/** What happened, in the words that the guest reads of it as well. */
export function whatHappened(
  {
    action,
    to,
    changedItem,
    changedFields,
    madeLines,
    movedTable,
    quoted,
    paidPart,
    refunded,
    refundAsked,
  }: Event,
  order: Pick<PublicOrder, 'type' | 'isQuotation'>,
): string {
  if (changedItem) return itemWords(changedItem)

  if (changedFields) return `Geändert: ${labelsOf(changedFields)}`

  if (madeLines && action === 'set-made') return madeWords(madeLines)

  if (movedTable) return `Tisch ${movedTable.from} → Tisch ${movedTable.to}`

  if (quoted) return quotedWords(action, quoted)

  if (paidPart) return partWords(paidPart)

  if (refundAsked !== undefined) return `Erstattung von ${formatMoney(refundAsked)} veranlasst`

  if (refunded !== undefined) return `${formatMoney(refunded)} erstattet`

  return deeds[action] ?? (to ? orderActivityText(to, order) : 'Geändert')
}

const quotedDeeds: Readonly<Record<string, string>> = {
  quote: 'gesendet',
  'withdraw-quotation': 'zurückgezogen',
  'accept-quotation': 'angenommen',
  'decline-quotation': 'abgelehnt',
  'expire-quotation': 'abgelaufen',
}

/** „12,90 € bezahlt, offen 25,80 €“, „54,27 € von 3 Personen bezahlt, damit ist alles bezahlt“. */
const partWords = ({ amount, left, people }: NonNullable<Event['paidPart']>): string =>
  [
    formatMoney(amount),
    people ? ` von ${people} Personen` : '',
    ` bezahlt, ${left > 0 ? `offen ${formatMoney(left)}` : 'damit ist alles bezahlt'}`,
  ].join('')

/** „Angebot 2 über 1.240,00 € gesendet“. */
const quotedWords = (action: string, { number, total }: NonNullable<Event['quoted']>): string =>
  `Angebot ${number} über ${formatMoney(total)} ${quotedDeeds[action] ?? 'geändert'}`

/** The line before and after, as far as it differs. */
function itemWords({ item, before, after, total }: ChangedItem): string {
  if (!after) return `${item} entfernt, ${sumWords(total)}`
  const changes = [
    before.amount !== after.amount &&
      `${formatAmount(before.amount, before.unit)} → ${formatAmount(after.amount, after.unit)}`,
    before.weighed !== after.weighed && after.weighed !== undefined && 'gewogen',
    before.comment !== after.comment && (after.comment ? `„${after.comment}“` : 'Anmerkung entfernt'),
    total.before !== total.after && sumWords(total),
  ].filter(Boolean)

  return `${item}: ${changes.join(', ')}`
}

/** How much of each line is made; of what was taken back that it is to be made again. */
function madeWords(lines: NonNullable<Event['madeLines']>): string {
  const words = lines.map(({ item, unit, made, of }) => {
    if (made === 0) return `${item} doch nicht fertig`
    if (made === of) return `${item} fertig`
    return `${item}: ${formatPart(made, of, unit)} fertig`
  })

  return `Küche: ${words.join(', ')}`
}

/** Names alike, as those of both addresses, once. */
const labelsOf = (names: NonNullable<Event['changedFields']>): string =>
  [...new Set(names.map((name) => changeableLabels[name]))].join(', ')

const sumWords = ({ before, after }: ChangedItem['total']): string =>
  `Gesamt ${formatMoney(before)} → ${formatMoney(after)}`

/** Who did it, and at which screen; of colleagues whom the reader may not know only that it was one of the team. */
export function whoDidIt({ by }: Event): string {
  const name = by.name ?? actorLabels[by.kind]

  return by.device ? `${name} über ${by.device}` : name
}

const actorLabels: Readonly<Record<Event['by']['kind'], string>> = {
  guest: 'Gast',
  staff: 'Team',
  system: 'Automatisch',
  device: 'Gerät',
}
