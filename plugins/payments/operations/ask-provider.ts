import type { Payload } from 'payload'

import type { PaymentProblem } from '#domain/ordering/unsettled-payments.contract.ts'
import type { ProviderFacts } from '#domain/ordering/provider-payment.ts'

import {
  type OpenAccount,
  ProviderAway,
  type ProviderPayment,
  ProviderRefused,
  type ToldFacts,
} from '../provider.ts'
import { allProviders } from '../providers/all-providers.ts'
import { openAccount } from './open-account.ts'

/**
 * What came of asking: what the provider says, and what of that it says to have given back, in cents; or why that is
 * nothing to go by.
 */
export type Asked = { facts: ProviderFacts; told: number } | { problem: PaymentProblem }

/** Asks the provider how a payment stands. What does not fit the payment that we began is believed to nobody. */
export async function askProvider(payload: Payload, payment: ProviderPayment): Promise<Asked> {
  const { reference } = payment
  if (reference === null) return { problem: 'not-begun' }
  const account = await openAccount(payload, payment.account)
  if (!account) return { problem: 'no-key' }
  try {
    const told = await allProviders[payment.method].ask(account, { ...payment, reference })
    return checked(payment, told)
  } catch (error) {
    if (error instanceof ProviderRefused)
      return { problem: error.answered === 404 ? 'unknown-there' : 'refused' }
    throw error
  }
}

function checked(payment: ProviderPayment, { currency, refno, ...told }: ToldFacts): Asked {
  const { amount, refundsDone } = payment
  const isOurs = currency === payment.currency && refno === payment.refno
  const isWhole = [0, amount].includes(told.authorised) && told.captured <= amount
  if (!isOurs || !isWhole) return { problem: 'differs' }

  // Datatrans books what is given back as another payment, of which this one does not tell; and a bank may take back
  // what was given back before.
  const refunded = Math.min(told.captured, Math.max(told.refunded, refundsDone))
  return { facts: { ...told, amount, refunded }, told: told.refunded }
}

/** Takes money that is held, or gives it up: how a payment stands says whether that was done. */
export async function moveHeld(payload: Payload, payment: ProviderPayment, due: HeldDue): Promise<void> {
  const account = await openAccount(payload, payment.account)
  if (!account || payment.reference === null) throw new ProviderRefused('no way to the provider', 401)

  await allProviders[payment.method][due.kind](account, {
    payment: { ...payment, reference: payment.reference },
    amount: due.amount,
    once: `${payment.refno}-${due.kind}`,
  })
}

type HeldDue = { kind: 'capture' | 'release'; amount: number }

export const isAway = (error: unknown): boolean => error instanceof ProviderAway

/** Whether it is for the provider that something cannot be done. */
export const isOfProvider = (error: unknown): boolean => isAway(error) || error instanceof ProviderRefused

/** Whether the key opens the account at its provider. */
export const opensAccount = (account: OpenAccount): Promise<boolean> =>
  allProviders[account.method].check(account)
