import { momentWords } from '../../time/moment-words.ts'
import { formatTime } from '../../time/format.ts'
import { guestWords } from '../guest-words.ts'
import { isMade } from '../kitchen-lines.ts'
import { amountOf, kindOf, nameOf } from '../order-words.texts.ts'
import type { OrderItem } from '../order.contract.ts'
import { soldTexts } from '../sold-line.texts.ts'
import type { Block } from './paper.ts'
import { copyBlocks, endedBlocks, ending, type PrintedOrder } from './printed-order.ts'

/**
 * What a cook reads from two metres: number and time first and large, but below a line of their own, for the first line
 * of a slip is the one that is torn. Nothing is left out and no name is cut.
 */
export function kitchenTicketLayout(printed: PrintedOrder): Block[] {
  const { order, station, stations, branch, timeZone } = printed
  const place = stations.find(({ id }) => id === station)?.name

  return [
    { kind: 'text', text: [place ?? 'Küche', branch.name].join(' · ') },
    { kind: 'text', text: String(order.ticketNumber), size: 'huge', isBold: true },
    { kind: 'text', text: dueWords(printed), size: 'large', isBold: true },
    ...copyBlocks(printed),
    ...endedBlocks(order),
    { kind: 'banner', text: kindOf(order), size: 'large' },
    { kind: 'feed', lines: 1 },
    ...itemsAtStation(printed).flatMap((item) => [...itemBlocks(item, printed), rule]),
    ...noteBlocks(printed),
    { kind: 'columns', left: nameOf(order), right: `bestellt ${timeOf(order.placedAt, timeZone)}` },
    ...ending,
  ]
}

const rule: Block = { kind: 'rule' }

/** What a station makes, and what none makes: better made twice asked than not at all. Without a station all of it. */
export function itemsAtStation({
  order,
  station,
  stations,
}: Pick<PrintedOrder, 'station' | 'stations'> & {
  order: { items: readonly OrderItem[] }
}): readonly OrderItem[] {
  const items = order.items.filter(isMade)
  if (station === null) return items
  const made = new Map(stations.map(({ id, products }) => [id, new Set(products)]))
  const hasStation = (product: string) => [...made.values()].some((products) => products.has(product))

  return items.filter(({ product }) => made.get(station)?.has(product) || !hasStation(product))
}

/** For when it is wanted, or else is promised. */
function dueWords({ order, timeZone }: PrintedOrder): string {
  const { appointmentDate, promisedAt } = order
  if (appointmentDate) return momentWords(appointmentDate, timeZone)

  return promisedAt ? `bis ${timeOf(promisedAt, timeZone)}` : 'so bald wie möglich'
}

const timeOf = (iso: string, timeZone: string): string =>
  `${formatTime(Temporal.Instant.from(iso), timeZone)} Uhr`

function itemBlocks(item: OrderItem, { files }: PrintedOrder): Block[] {
  const { name, bundleItems, parts, allergens } = item
  const details = [
    ...soldTexts(item),
    ...bundleItems.map(({ name, amount }) => `${amount.toLocaleString('de-AT')} × ${name}`),
    ...parts.flatMap(({ name, options, text, uploads }) => [
      ...options.map((option) => option.name),
      ...(text ? [`${name}: ${text}`] : []),
      ...uploads.map((id) => `Datei: ${files.get(id) ?? 'nicht mehr da'}`),
    ]),
    ...(allergens.length > 0 ? [`Allergene: ${allergens.join(', ')}`] : []),
  ]

  return [
    { kind: 'text', hanging: `${amountOf(item)} `, text: name, size: 'tall', isBold: true },
    ...details.map((text): Block => ({ kind: 'text', hanging: '    + ', text })),
  ]
}

/** What guests write of what they cannot bear is read before anything is cooked. */
function noteBlocks({ order }: PrintedOrder): Block[] {
  return guestWords(order).flatMap((text): Block[] => [
    { kind: 'banner', text: isAboutAllergy(text) ? 'ACHTUNG: UNVERTRÄGLICHKEIT' : 'HINWEIS DES GASTS' },
    { kind: 'text', text, size: 'tall', isBold: true },
    rule,
  ])
}

const isAboutAllergy = (text: string): boolean =>
  /allerg|unverträglich|intoleran|vertr(?:a|ä)g|zöliak|gluten|la[ck]tose|histamin|fru[ck]tose|anaphyla/i.test(
    text,
  )
