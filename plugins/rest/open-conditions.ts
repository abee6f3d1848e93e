import type { PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'

import { isRecord } from './check-shape.ts'

/** With nothing behind them these hold for every record, or leave out none. */
const openWhenEmpty = new Set(['like', 'not_like', 'contains', 'in', 'not_in'])

/**
 * A change of many must not mean more than was asked: a condition that says nothing, or that was lost on the way here,
 * is refused before it means every record.
 */
export function refuseOpenConditions({ query, searchParams }: PayloadRequest): void {
  const isLost = [...(searchParams?.keys() ?? [])].some((name) =>
    name.split(/[[\].]+/).some((part) => part in Object.prototype),
  )
  if (isLost || isOpen(query.where)) throw new Refused('validation')
}

function isOpen(where: unknown): boolean {
  if (where === undefined) return false
  if (!isRecord(where)) return true

  return Object.entries(where).some(([name, value]) => {
    if (/^(and|or)$/i.test(name)) return !Array.isArray(value) || value.length === 0 || value.some(isOpen)

    return (
      isRecord(value) && Object.entries(value).some(([operator, operand]) => saysNothing(operator, operand))
    )
  })
}

const saysNothing = (operator: string, operand: unknown): boolean =>
  openWhenEmpty.has(operator) && [operand].flat().every((each) => String(each ?? '').trim() === '')
