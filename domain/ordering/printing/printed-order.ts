import { formatMoney } from '../../money/money.ts'
import type { KitchenStation } from '../kitchen.contract.ts'
import type { OrderStatus } from '../order-terms.ts'
import type { StaffOrder } from '../staff-orders.contract.ts'
import type { FiscalMark } from './fiscal-blocks.ts'
import type { Block } from './paper.ts'
import type { Picture } from './picture.ts'

/** What a slip about an order is made of. */
export type PrintedOrder = {
  order: StaffOrder
  /** What the house calls itself. */
  house: string
  /** What it shows itself by; null where it has none, or its printer leaves it out. */
  logo: Picture | null
  branch: {
    name: string
    street: string | null
    zipCode: string | null
    city: string | null
    phone: string | null
  }
  timeZone: string
  currency: string
  /** 0 is the first one; every other says which copy it is. */
  copy: number
  /** Where its guest follows it; null while nobody has said where the installation is reached. */
  statusUrl: string | null
  /** Where its items are made; null is a slip with all of them. */
  station: string | null
  stations: readonly KitchenStation[]
  /** Names of what the guest sent along, by id. */
  files: ReadonlyMap<string, string>
  /** What its signing device says of it; only receipts need it. */
  marks: readonly FiscalMark[]
}

/** Who sold it, and where. */
export function headBlocks({ house, logo, branch }: PrintedOrder): Block[] {
  const { name, street, zipCode, city, phone } = branch
  const place = [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [name === house ? '' : name, place, phone ? `Tel. ${phone}` : ''].filter(Boolean)

  return [
    ...(logo ? [{ kind: 'picture', picture: logo } as const, { kind: 'feed', lines: 1 } as const] : []),
    { kind: 'text', text: house, align: 'center', size: 'tall', isBold: true },
    ...lines.map((text): Block => ({ kind: 'text', text, align: 'center' })),
  ]
}

type Columns = Extract<Block, { kind: 'columns' }>

/** A sum with what it is, in cents. */
export const moneyRow = (left: string, cents: number, currency: string): Columns => ({
  kind: 'columns',
  left,
  right: formatMoney(cents, currency),
})

/** How much of a sum is the tax at a rate in hundredths of a percent; in cents. */
export const taxRow = (
  { taxRate, net, tax }: { taxRate: number; net: number; tax: number },
  currency: string,
): Columns =>
  moneyRow(
    `${(taxRate / 100).toLocaleString('de-AT')} % USt., netto ${formatMoney(net, currency)}`,
    tax,
    currency,
  )

/** Said at the head of every slip that is not the first of its kind. */
export const copyBlocks = ({ copy }: Pick<PrintedOrder, 'copy'>): Block[] =>
  copy > 0 ? [{ kind: 'banner', text: `KOPIE ${copy}` }] : []

/** Whoever holds a slip of something that is not made any more has to see it. */
export const endedBlocks = ({ status, voidedAt }: StaffOrder): Block[] => {
  const text = voidedAt ? 'GELÖSCHT' : endedTexts[status]

  return text ? [{ kind: 'banner', text, size: 'large' }] : []
}

const endedTexts: Readonly<Partial<Record<OrderStatus, string>>> = {
  rejected: 'ABGELEHNT',
  canceled: 'STORNIERT',
  failed: 'FEHLGESCHLAGEN',
  expired: 'ABGELAUFEN',
}

/** Paper that hangs out far enough to be read, and is cut off. */
export const ending: readonly Block[] = [{ kind: 'feed', lines: 1 }, { kind: 'cut' }]
