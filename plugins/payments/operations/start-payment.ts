import type { Payload } from 'payload'

import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { Refused } from '#kernel/refused.ts'

import { ProviderAway, type ProviderPayment, ProviderRefused } from '../provider.ts'
import { allProviders } from '../providers/all-providers.ts'
import { accountOfBranch, openAccount } from './open-account.ts'
import { findProviderPayment, noteBeginning, noteStarted } from './provider-payments.ts'

type Beginning = {
  payload: Payload
  order: { id: string; branch: string; method: OnlinePaymentMethod; total: number; currency: string }
  /** What the guest reads at the provider and on their account. */
  description: string
  returnUrl: string
  /** Where this installation hears of news, without the call. */
  origin: string
  now: Temporal.Instant
}

/**
 * The payment of an order, begun at its provider unless it already is: whoever asks twice, at once or after a kill
 * comes to the same payment. Refused where nobody collects the money any more, or the provider does not answer.
 */
export async function startPayment({ payload, order, now, ...given }: Beginning): Promise<ProviderPayment> {
  const { pool } = payload.db
  const begun = await findProviderPayment(pool, order.id)
  if (begun?.reference) return begun

  const account = begun
    ? await openAccount(payload, begun.account)
    : await accountOfBranch(payload, order.branch, order.method)
  if (!account) throw new Refused('payment-provider-away')
  const payment = begun ?? (await begin(payload, order, { account: account.id, now }))
  try {
    const started = await allProviders[order.method].start(account, {
      payment,
      description: given.description,
      returnUrl: given.returnUrl,
      newsUrl: `${given.origin}/api/provider-payments/${payment.id}/news`,
    })
    return await noteStarted(pool, payment, started)
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    payload.logger.error({ order: order.id, reason: error.message }, 'A payment could not be begun')
    throw new Refused('payment-provider-away')
  }
}

function begin(
  payload: Payload,
  { id: order, method, total: amount, currency }: Beginning['order'],
  { account, now }: { account: string; now: Temporal.Instant },
): Promise<ProviderPayment> {
  const id = uuidV7(now.epochMilliseconds)
  // Datatrans takes at most 20 letters; the end of the id is the random part of it.
  const refno = id.replaceAll('-', '').slice(-18)

  return noteBeginning(payload.db.pool, { id, order, account, method, refno, amount, currency })
}
