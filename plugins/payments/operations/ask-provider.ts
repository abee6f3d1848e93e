import type { Payload } from 'payload'

import type { PaymentProblem } from '#domain/ordering/unsettled-payments.contract.ts'
import type { Due, ProviderFacts } from '#domain/ordering/provider-payment.ts'

import {
  type OpenAccount,
  ProviderAway,
  type ProviderPayment,
  ProviderRefused,
  type ToldFacts,
} from '../provider.ts'
import { allProviders } from '../providers/all-providers.ts'
import { openAccount } from './open-account.ts'
import { noteRefunded } from './provider-payments.ts'

/** What came of asking: what the provider says, or why that is nothing to go by. */
export type Asked = { facts: ProviderFacts } | { problem: PaymentProblem }

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
      return { problem: error.status === 404 ? 'unknown-there' : 'refused' }
    throw error
  }
}

function checked(payment: ProviderPayment, { currency, refno, ...told }: ToldFacts): Asked {
  const { amount, refundDone } = payment
  const isOurs = currency === payment.currency && refno === payment.refno
  const isWhole = [0, amount].includes(told.authorised) && told.captured <= amount && told.refunded <= amount
  if (!isOurs || !isWhole) return { problem: 'differs' }

  // Datatrans books what is given back as another payment, of which this one need not tell.
  return {
    facts: { ...told, amount, refunded: Math.max(told.refunded, Math.min(refundDone, told.captured)) },
  }
}

/**
 * Moves money at the provider. `before` is what was moved of that kind until now, in cents: with it each move has a
 * name of its own, under which the provider does it once, however often it is asked.
 */
export async function moveMoney(
  payload: Payload,
  payment: ProviderPayment,
  due: Due,
  before: number,
): Promise<void> {
  const account = await openAccount(payload, payment.account)
  if (!account || payment.reference === null) throw new ProviderRefused('no way to the provider', 401)
  const provider = allProviders[payment.method]
  const move = {
    payment: { ...payment, reference: payment.reference },
    amount: due.amount,
    once: `${payment.refno}-${due.kind}-${before + due.amount}`,
  }

  await provider[due.kind](account, move)
  if (due.kind === 'refund') await noteRefunded(payload.db.pool, payment.id, before + due.amount)
}

export const isAway = (error: unknown): boolean => error instanceof ProviderAway

/** Whether the key opens the account at its provider. */
export const opensAccount = (account: OpenAccount): Promise<boolean> =>
  allProviders[account.method].check(account)
