import { randomBytes } from 'node:crypto'

import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import type { ProviderState } from '#domain/ordering/provider-payment.ts'

/** A payment in the books of a provider that holds no money. Amounts in cents. */
export type DemoPayment = {
  id: string
  method: OnlinePaymentMethod
  refno: string
  description: string
  amount: number
  currency: string
  /** Whether the money is only kept at first. */
  isHeld: boolean
  state: ProviderState
  authorised: number
  captured: number
  refunded: number
  returnUrl: string
  newsUrl: string
}

/** Why the provider will not do it. */
export class DemoRefusal extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

type Wished = Pick<
  DemoPayment,
  'method' | 'refno' | 'description' | 'amount' | 'currency' | 'isHeld' | 'returnUrl' | 'newsUrl'
>

/** What the guest does on the payment page. */
export const demoOutcomes = ['pay', 'fail', 'cancel', 'expire'] as const
export type DemoOutcome = (typeof demoOutcomes)[number]

const ends = { fail: 'failed', cancel: 'canceled', expire: 'expired' } as const

/**
 * The books of both providers, by the rules that theirs have: what has ended stays so, nothing is taken beyond what was
 * kept and nothing given back beyond what was taken. The same request under the same name is done once.
 */
export class DemoBank {
  readonly payments: Map<string, DemoPayment>
  readonly #done = new Map<string, unknown>()
  readonly #onChange: (payment: DemoPayment) => void

  constructor(payments: readonly DemoPayment[], onChange: (payment: DemoPayment) => void) {
    this.payments = new Map(payments.map((payment) => [payment.id, payment]))
    this.#onChange = onChange
  }

  once<Answer>(key: string | null, act: () => Answer): Answer {
    if (key === null) return act()
    // Each name belongs to one kind of request.
    if (!this.#done.has(key)) this.#done.set(key, act())
    return this.#done.get(key) as Answer
  }

  create(wished: Wished): DemoPayment {
    const id =
      wished.method === 'mollie'
        ? `tr_${randomBytes(5).toString('hex')}`
        : String(BigInt(`0x${randomBytes(7).toString('hex')}`))
    const payment: DemoPayment = { ...wished, id, state: 'open', authorised: 0, captured: 0, refunded: 0 }
    this.payments.set(id, payment)
    this.#onChange(payment)
    return payment
  }

  find(id: string, method: OnlinePaymentMethod): DemoPayment {
    const payment = this.payments.get(id)
    if (payment?.method !== method) throw new DemoRefusal('no such payment', 404)
    return payment
  }

  /** The guest decides, as long as nobody has. */
  decide(payment: DemoPayment, outcome: DemoOutcome): void {
    if (payment.state !== 'open') return
    const { amount, isHeld } = payment
    if (outcome === 'pay') {
      const state = isHeld ? 'authorised' : 'paid'
      this.#change(payment, { state, authorised: isHeld ? amount : 0, captured: isHeld ? 0 : amount })
    } else this.#change(payment, { state: ends[outcome] })
  }

  capture(payment: DemoPayment, cents: number): void {
    if (payment.state !== 'authorised') throw new DemoRefusal('nothing is kept', 422)
    if (cents > payment.authorised - payment.captured) throw new DemoRefusal('more than is kept', 422)
    this.#change(payment, { state: 'paid', captured: payment.captured + cents })
  }

  release(payment: DemoPayment): void {
    if (payment.state !== 'authorised') throw new DemoRefusal('nothing is kept', 422)
    this.#change(payment, { state: 'canceled' })
  }

  refund(payment: DemoPayment, cents: number): void {
    if (cents > payment.captured - payment.refunded) throw new DemoRefusal('more than was taken', 422)
    this.#change(payment, { refunded: payment.refunded + cents })
  }

  #change(payment: DemoPayment, change: Partial<DemoPayment>): void {
    Object.assign(payment, change)
    this.#onChange(payment)
  }
}
