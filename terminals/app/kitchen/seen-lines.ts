import { itemDetails } from '#domain/ordering/item-details.ts'
import { lineOf } from '#domain/ordering/kitchen-lines.ts'
import { amountOf } from '#domain/ordering/order-words.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

/** What a line said when the kitchen looked at it last: by its name, in words. */
export type SeenLines = ReadonlyMap<number, string>

type Lines = Pick<StaffOrder, 'items'>

export const seenLinesOf = ({ items }: Lines): SeenLines =>
  new Map(
    items.map((item, index) => [
      lineOf(item, index),
      [`${amountOf(item)} ${item.name}`, ...itemDetails(item)].join(', '),
    ]),
  )

/** What is different from what was seen: lines that came, that say something else (and what they said), that are gone. */
export type LineChanges = {
  added: ReadonlySet<number>
  changed: ReadonlyMap<number, string>
  gone: readonly string[]
}

export function lineChanges(seen: SeenLines, order: Lines): LineChanges {
  const current = seenLinesOf(order)
  const changed = [...current].flatMap(([line, words]): [number, string][] => {
    const before = seen.get(line)
    return before === undefined || before === words ? [] : [[line, before]]
  })

  return {
    added: new Set([...current.keys()].filter((line) => !seen.has(line))),
    changed: new Map(changed),
    gone: [...seen].filter(([line]) => !current.has(line)).map(([, words]) => words),
  }
}

export const hasChanges = ({ added, changed, gone }: LineChanges): boolean =>
  added.size > 0 || changed.size > 0 || gone.length > 0
