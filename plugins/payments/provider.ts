import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import type { CaptureMoment } from '#domain/ordering/payment-account.texts.ts'
import type { ProviderFacts } from '#domain/ordering/provider-payment.ts'

/** An account with what opens it; never part of an answer, an error or the log. */
export type OpenAccount = {
  id: string
  method: OnlinePaymentMethod
  key: string
  /** With which the provider signs what it tells us, where it does. */
  signKey: string | null
  merchant: string
  captureMoment: CaptureMoment
  isTest: boolean
}

/** A payment as we know it: its own name, by which the provider calls it too, and the provider's. */
export type ProviderPayment = {
  id: string
  order: string
  account: string
  method: OnlinePaymentMethod
  /** Our name for it: a request that is sent twice under it is one. */
  refno: string
  /** Null until the provider has answered. */
  reference: string | null
  checkoutUrl: string | null
  /** In cents. */
  amount: number
  currency: string
  /** In cents and over all: what goes back to the guest, and what the provider has confirmed of it. */
  refundsOpen: number
  refundsDone: number
  /** How often something was told of it. */
  news: number
}

export type Started = { reference: string; checkoutUrl: string }

export type Starting = {
  payment: Pick<ProviderPayment, 'refno' | 'amount' | 'currency'>
  /** What the guest reads at the provider and on their account. */
  description: string
  /** Where the guest comes back to, whatever became of it. */
  returnUrl: string
  newsUrl: string
}

export type AskedPayment = Pick<ProviderPayment, 'refno' | 'amount' | 'currency'> & { reference: string }
export type MoneyMove = {
  payment: AskedPayment
  /** In cents. */
  amount: number
  /** The same move under the same name is done once. */
  once: string
}

/** What a provider says of a payment, with what has to fit before it is believed. */
export type ToldFacts = Omit<ProviderFacts, 'amount'> & { currency: string; refno: string }

/** Part of the guest's money that is to go back; its id is its name at the provider. */
export type OpenRefund = {
  id: string
  /** In cents. */
  amount: number
  /** ISO text; null before it was asked for, or where that surely did not arrive. */
  sentAt: string | null
  /** In cents: what the provider said to have given back, before it was asked for this. */
  toldBefore: number | null
}

/** A house that collects money. It throws `ProviderAway` where another try may help, `ProviderRefused` else. */
export interface PaymentProvider {
  /** Whether it tells of a payment what was given back; else that is known from its answers alone. */
  tellsRefunds: boolean
  /** Whether the key opens the account. */
  check: (account: OpenAccount) => Promise<boolean>
  start: (account: OpenAccount, starting: Starting) => Promise<Started>
  ask: (account: OpenAccount, payment: AskedPayment) => Promise<ToldFacts>
  capture: (account: OpenAccount, move: MoneyMove) => Promise<void>
  release: (account: OpenAccount, move: MoneyMove) => Promise<void>
  refund: (account: OpenAccount, move: MoneyMove) => Promise<void>
  /** Whether what was sent as news of a payment can be from the provider. What it says is asked for anew anyway. */
  isGenuine: (account: OpenAccount, reference: string, news: { headers: Headers; body: string }) => boolean
}

/** Nobody answers there, or says to come later. What was asked for may be done all the same, unless `isUndone`. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
  readonly isUndone: boolean

  constructor(message: string, { isUndone = false }: { isUndone?: boolean } = {}) {
    super(message)
    this.isUndone = isUndone
  }
}

/** The provider will not do it, however often it is asked. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  /** What it answered. Not `status`, which would become that of our own answer. */
  readonly answered: number

  constructor(message: string, answered: number) {
    super(message)
    this.answered = answered
  }
}
