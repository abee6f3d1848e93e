'use client'

import { useEffect, useState } from 'react'

import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type {
  orderQuotationsContract,
  quotationContract,
  QuotationRequest,
  staffQuotationContract,
} from '#domain/ordering/quotation.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { tellDone, useLoaded } from '#plugins/desk/kit.port.ts'

const read = callOf<typeof orderQuotationsContract>('get', '/api/orders/{id}/quotations')
const offer = callOf<typeof quotationContract>('post', '/api/orders/{id}/quotation')
const withdraw = callOf<ReturnType<typeof staffQuotationContract>>(
  'post',
  '/api/orders/{id}/quotation/withdraw',
)
const accept = callOf<ReturnType<typeof staffQuotationContract>>('post', '/api/orders/{id}/quotation/accept')

/** The offers for a request, read anew with each version of it, and what can be done with the newest. */
export function useQuotations(order: StaffOrder, onChanged: () => void) {
  const { id, version, ticketNumber } = order
  const loaded = useLoaded(id, (signal) => read(fetch, { params: { id }, signal }))
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { reload } = loaded
  useEffect(() => reload(), [version, reload])

  const tell = async (send: () => Promise<Outcome<PublicOrder>>, done: string) => {
    setIsSending(true)
    setProblem(null)
    const answer = await send()
    setIsSending(false)
    if (answer.ok) tellDone(`Nr. ${ticketNumber}: ${done}`)
    else setProblem(answer.errors[0]?.message ?? unreachable)
    // Where it was refused, somebody did something meanwhile.
    onChanged()

    return answer.ok
  }
  const params = { id }

  return {
    loaded,
    isSending,
    problem,
    send: (body: QuotationRequest) => tell(() => offer(fetch, { params, body }), 'Angebot gesendet.'),
    withdraw: (number: number) =>
      tell(() => withdraw(fetch, { params, body: { number } }), 'Angebot zurückgezogen.'),
    accept: (number: number) =>
      tell(() => accept(fetch, { params, body: { number } }), 'Angebot angenommen.'),
  }
}

export type Quotations = ReturnType<typeof useQuotations>

const unreachable = 'Der Server hat nicht geantwortet. Bitte prüfen Sie die Verbindung.'
