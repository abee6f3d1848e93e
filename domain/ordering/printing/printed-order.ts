import type { KitchenStation } from '../kitchen.contract.ts'
import type { OrderStatus } from '../order-terms.ts'
import type { StaffOrder } from '../staff-orders.contract.ts'
import type { Block } from './paper.ts'

/** What a slip about an order is made of. */
export type PrintedOrder = {
  order: StaffOrder
  /** What the house calls itself. */
  house: string
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
}

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
