'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { parseAmount } from '#domain/catalogue/amount.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { changeItemContract, ChangeItemRequest } from '#domain/ordering/change-item.contract.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import { problemIn, tellDone } from '#plugins/desk/kit.port.ts'

const change = callOf<typeof changeItemContract>('put', '/api/orders/{id}/items/{index}')

export type LineGiven = {
  order: { id: string; version: number; items: readonly OrderItem[] }
  index: number
  item: OrderItem
  onClose: () => void
  onChanged: () => void
}
/** As it was typed. */
export type TypedLine = { amount: string; weighed: string; comment: string }

/** Sends what becomes of a line, and knows why it was refused. */
export function useLineChange({ order, index, item, onClose, onChanged }: LineGiven) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [opened] = useState({ version: order.version, line: JSON.stringify(item) })
  const send = async (body: ChangeItemRequest, done: string) => {
    setIsSending(true)
    const answer = await change(fetch, {
      params: { id: order.id, index },
      // Whatever else became of the order, as long as the line is the one that was looked at.
      body: { ...body, version: JSON.stringify(item) === opened.line ? order.version : opened.version },
    })
    setIsSending(false)
    if (!answer.ok) return setProblem(problemIn(answer))

    tellDone(`${item.name}: ${done}. Gesamt ${formatMoney(answer.body.total)}.`)
    onChanged()
    onClose()
  }

  return {
    problem,
    isSending,
    save: (typed: TypedLine) => {
      const body = requestOf(typed)
      return body ? send(body, 'geändert') : setProblem(noAmount)
    },
    remove: () => send({ remove: true }, 'entfernt'),
  }
}

function requestOf({ amount, weighed, comment }: TypedLine): ChangeItemRequest | null {
  const amounts = [amount, ...(weighed.trim() ? [weighed] : [])].map(parseAmount)
  const [newAmount, newWeight] = amounts
  if (!amounts.every((each) => each > 0)) return null

  return { amount: newAmount, weighed: newWeight, comment: comment.trim() || null }
}

const noAmount = 'Bitte geben Sie eine Menge größer als null an.'
