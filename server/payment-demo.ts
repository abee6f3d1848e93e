import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import type { RequestHandler } from 'express'

import { demoAccess, listenerOf, openDemoProviders } from '#plugins/payments/payment-demo.port.ts'

const place = '/zahlung-demo'

type PaymentDemo = { route: RequestHandler; close: () => Promise<void> }

/**
 * Stands in for the payment providers: their calls are answered on a port of this machine alone, which the product asks
 * from then on, and guests pay on a page of the product itself.
 */
export async function openPaymentDemo(mediaFolder: string, product: Server): Promise<PaymentDemo> {
  const { mollieKey, merchant, password, signKey } = demoAccess
  const providers = openDemoProviders({
    keys: [mollieKey],
    logins: [`${merchant}:${password}`],
    signKey,
    file: join(mediaFolder, '.payment-demo.json'),
    newsTo: (path) => `http://127.0.0.1:${portOf(product)}${path}`,
    pageOf: ({ id, returnUrl }) => `${new URL(returnUrl).origin}${place}/pay/${id}`,
  })
  const api = createServer(listenerOf((request) => providers.answer(new URL(request.url).pathname, request)))
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const port = portOf(api)
  Object.assign(process.env, {
    MOLLIE_API_URL: `http://127.0.0.1:${port}/mollie/v2`,
    DATATRANS_API_URL: `http://127.0.0.1:${port}/datatrans`,
    DATATRANS_PAY_URL: `${place}/datatrans-pay`,
  })

  const page = listenerOf((request) =>
    providers.answer(new URL(request.url).pathname.slice(place.length), request),
  )
  return {
    route: (req, res, next) => (isPage(req.originalUrl) ? page(req, res) : next()),
    close: async () => {
      api.closeAllConnections()
      await new Promise((resolve) => api.close(resolve))
    },
  }
}

// It listens at a port, not at a path.
const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Guests see the page alone; the calls are answered at the other port. */
const isPage = (address: string): boolean =>
  /^\/zahlung-demo\/(?:pay|datatrans-pay\/v1\/start)\//.test(address)
