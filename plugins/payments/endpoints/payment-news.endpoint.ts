import { paymentNewsContract } from '#domain/ordering/payment-account.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { hearNews } from '../operations/hear-news.ts'

/**
 * A provider says that something happened. It is noted and answered at once, and alike whatever becomes of it;
 * what happened is asked for afterwards.
 */
export const paymentNewsEndpoint = endpointOf(paymentNewsContract, async (req, { params: { id } }) => {
  const news = { headers: req.headers, body: (await req.text?.()) ?? '' }
  await hearNews(req.payload, id, news)

  return Response.json({ isHeard: true })
})
