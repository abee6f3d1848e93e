'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { arrivedStatuses } from '#domain/ordering/order-status.ts'
import type { resendOrderMailContract } from '#domain/ordering/resend-order-mail.contract.ts'
import type { resendOrderSmsContract } from '#domain/ordering/resend-order-sms.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { Action, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

const sendMail = callOf<typeof resendOrderMailContract>('post', '/api/orders/{id}/resend-new-order-email')
const sendSms = callOf<typeof resendOrderSmsContract>('post', '/api/orders/{id}/resend-new-order-sms')

/** Tells guest and branch once more, by mail or SMS, that the order has come in. */
export function ResendMail({ order }: { order: StaffOrder }) {
  const [isSending, setIsSending] = useState(false)
  if (!arrivedStatuses.includes(order.status)) return null

  const resend = async (send: typeof sendMail | typeof sendSms, name: string) => {
    setIsSending(true)
    const sent = await send(fetch, { params: { id: order.id } })
    setIsSending(false)
    if (!sent.ok) return tellProblem(sent.errors[0]?.message ?? `Die ${name} wurde nicht gesendet.`)
    tellDone(
      `Die ${name} geht noch einmal an ${sent.body.readers.map((reader) => words[reader]).join(' und ')}.`,
    )
  }

  return (
    <>
      <Action look="quiet" disabled={isSending} onClick={() => void resend(sendMail, 'E-Mail')}>
        E-Mail noch einmal senden
      </Action>
      <Action look="quiet" disabled={isSending} onClick={() => void resend(sendSms, 'SMS')}>
        SMS noch einmal senden
      </Action>
    </>
  )
}

const words = { guest: 'den Gast', branch: 'die Filiale' } as const
