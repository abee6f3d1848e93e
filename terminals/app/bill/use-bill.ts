import { useCallback, useEffect, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { type AskedPart, paidSoFar } from '#domain/ordering/pay-part.ts'
import type {
  OrderBill,
  screenBillContract,
  screenPayPartContract,
} from '#domain/ordering/pay-part.contract.ts'

import type { SpotMethod } from '#domain/ordering/spot-methods.ts'
import type { screenSplitBillContract } from '#domain/ordering/split-bill.contract.ts'
import type { AskedPeople } from '#domain/ordering/split-choice.ts'

import { addressOfPlace, type Place } from '../connection/place.ts'

const readBill = callOf<typeof screenBillContract>('get', '/api/orders/screen/{branch}/{key}/{id}/bill')
const sendPart = callOf<typeof screenPayPartContract>('post', '/api/orders/screen/{branch}/{key}/{id}/parts')

const sendSplit = callOf<typeof screenSplitBillContract>(
  'post',
  '/api/orders/screen/{branch}/{key}/{id}/split',
)

export type TakenPart = { part: AskedPart; method: SpotMethod; tip: number }

const unreachable = 'Der Server ist gerade nicht erreichbar. Geld nimmt nur er zu den Büchern.'

/** The bill of an order at a screen. Unlike other presses, money waits in no queue: whoever has it is told at once. */
export function useBill(place: Place, order: string, token: string | null) {
  const [bill, setBill] = useState<OrderBill | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const params = { ...addressOfPlace(place), id: order }

  const read = useCallback(async () => {
    const answer = await readBill(fetch, { params: { ...addressOfPlace(place), id: order } })
    if (answer.ok) setBill(answer.body)
    else setProblem(answer.errors[0]?.message ?? unreachable)
  }, [place, order])
  useEffect(() => void read(), [read])

  /** False where the server took no money: then the bill is read again. */
  const take = async (
    send: (asked: { headers: { 'x-theke-person': string }; seen: Seen }) => Promise<Answer>,
  ): Promise<boolean> => {
    if (!bill || token === null || isSending) return false
    setIsSending(true)
    setProblem(null)
    const seen = { total: bill.order.total, paid: paidSoFar(bill.payments) }
    const answer = await send({ headers: { 'x-theke-person': token }, seen })
    setIsSending(false)
    if (answer.ok) setBill(answer.body)
    else {
      setProblem(answer.errors[0]?.message ?? unreachable)
      await read()
    }

    return answer.ok
  }
  const pay = ({ part, method, tip }: TakenPart) =>
    take(({ headers, seen }) => {
      const sent = part.by === 'items' ? { ...part, lines: [...part.lines] } : part
      const body = { part: sent, method, seen, ...(tip > 0 && { tip }) }
      return sendPart(fetch, { params, headers, body })
    })
  const split = (people: AskedPeople) =>
    take(({ headers, seen }) => sendSplit(fetch, { params, headers, body: { people, seen } }))

  return { bill, problem, isSending, pay, split }
}

type Seen = { total: number; paid: number }
type Answer = Awaited<ReturnType<typeof sendPart>>
