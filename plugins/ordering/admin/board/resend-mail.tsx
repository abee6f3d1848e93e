'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { arrivedStatuses } from '#domain/ordering/order-status.ts'
import type { resendOrderMailContract } from '#domain/ordering/resend-order-mail.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { Action, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

const send = callOf<typeof resendOrderMailContract>('post', '/api/orders/{id}/resend-new-order-email')

/** Tells guest and branch once more by mail that the order has come in. */
export function ResendMail({ order }: { order: StaffOrder }) {
  const [isSending, setIsSending] = useState(false)
  if (!arrivedStatuses.includes(order.status)) return null

  const resend = async () => {
    setIsSending(true)
    const sent = await send(fetch, { params: { id: order.id } })
    setIsSending(false)
    if (!sent.ok) return tellProblem(sent.errors[0]?.message ?? 'Die E-Mail wurde nicht gesendet.')
    tellDone(
      `Die E-Mail geht noch einmal an ${sent.body.readers.map((reader) => words[reader]).join(' und ')}.`,
    )
  }

  return (
    <Action look="quiet" disabled={isSending} onClick={() => void resend()}>
      E-Mail noch einmal senden
    </Action>
  )
}

const words = { guest: 'den Gast', branch: 'die Filiale' } as const
