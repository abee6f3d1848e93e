import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { providerLabels } from '#domain/ordering/payment-account.texts.ts'
import { demoAccess, sealedFor } from '#plugins/payments/payment-demo.port.ts'

/** Guests of the demo pay online where a demo of the providers takes their money, which is none. */
export const paysOnline = (): boolean => process.env.PAYMENT_DEMO === 'on'

/** The accounts at both providers, opened with what their demo knows. */
export async function storePaymentAccounts(req: PayloadRequest): Promise<void> {
  if (!paysOnline()) return
  const { mollieKey, merchant, password, signKey } = demoAccess
  const transaction = await transactionOf(req)
  for (const [method, key] of [
    ['mollie', mollieKey],
    ['datatrans', password],
  ] as const) {
    const { id } = await req.payload.create({
      collection: 'payment-accounts',
      data: {
        name: `${providerLabels[method]} (Demo)`,
        method,
        captureMoment: 'on-acceptance',
        ...(method === 'datatrans' && { merchant, isTest: true }),
      },
      depth: 0,
      ...asSystem(req),
    })
    await transaction.execute(sql`
      update payment_accounts
         set is_active = true, key_hint = 'Demo', sealed_key = ${sealedFor(req.payload, id, key)},
             sealed_sign_key = ${method === 'datatrans' ? sealedFor(req.payload, id, signKey) : null}
       where id = ${id}`)
  }
}
