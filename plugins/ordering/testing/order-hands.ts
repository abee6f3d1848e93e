import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from './open-counter.ts'
import type { Press } from './order-model.ts'
import { pairScreen } from './pair-screen.ts'

export type Hands = {
  counter: Counter
  place: (type: 'takeaway' | 'delivery') => Promise<PublicOrder>
  press: (order: PublicOrder, press: Press) => Promise<Response>
  /** The time that staff offer, always the same. */
  proposal: string
}

/** Everybody who can press anything at a counter, over the real calls. */
export async function openHands(app: TestApp): Promise<Hands> {
  const counter = await openCounter(app)
  const { branch } = counter.shop
  await deliverFrom(app, branch)
  const [frontdesk, kitchen] = await Promise.all(
    ['frontdesk', 'kitchen'].map((kind) => pairScreen(app, branch, kind)),
  )
  const keys: Record<string, string> = { frontdesk: frontdesk?.key ?? '', kitchen: kitchen?.key ?? '' }
  const staff: Record<string, string> = { staff: counter.marta, stranger: counter.stranger, nobody: '' }
  const proposal = Temporal.Now.instant().add({ hours: 48 }).toString({ smallestUnit: 'second' })

  const send = (path: string, body: object, authorization = '') =>
    app.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })

  const home = { street: 'Am Berg 3', zipCode: '6850', city: 'Dornbirn' }

  return {
    counter,
    proposal,
    place: (type) => counter.place(type === 'delivery' ? { isDelivery: true, ...home } : {}),
    press: (order, press) => {
      const [who = '', what = ''] = press.split(' ')
      if (who === 'guest') return counter.asGuest(order, guestCalls[what] ?? what)
      if (keys[who]) {
        return send(`/api/orders/${who}/${branch}/${keys[who]}/${order.id}/status/${what}`, {})
      }
      const path = `/api/orders/${order.id}`
      if (what === 'propose') {
        return send(`${path}/status/confirm`, { counterAppointment: proposal }, staff[who])
      }
      if (what === 'paid' || what === 'unpaid') {
        const body = { paymentStatus: what === 'paid' ? 'paid' : 'none', reason: 'Probe' }
        return send(`${path}/update-payment-status`, body, staff[who])
      }
      return send(`${path}/status/${what}`, {}, staff[who])
    },
  }
}

async function deliverFrom(app: TestApp, branch: string): Promise<void> {
  await app.payload.update({
    collection: 'branches',
    id: branch,
    data: { isDeliveryEnabled: true, isDeliveryPhoneRequired: false },
    overrideAccess: true,
  })
}

const guestCalls: Record<string, string> = {
  accept: 'confirm-counter-appointment',
  decline: 'reject-counter-appointment',
}
