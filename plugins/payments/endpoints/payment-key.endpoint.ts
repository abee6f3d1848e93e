import { setPaymentKeyContract } from '#domain/ordering/payment-account.contract.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { setPaymentKey } from '../operations/set-payment-key.ts'

export const paymentKeyEndpoint = onCollection(
  'payment-accounts',
  endpointOf(setPaymentKeyContract, async (req, { params: { id }, body }) =>
    Response.json(await setPaymentKey(req, id, body), unkept),
  ),
)
