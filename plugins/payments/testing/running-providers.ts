import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Payload } from 'payload'

import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import type { CaptureMoment } from '#domain/ordering/payment-account.texts.ts'

import { listenerOf } from '../demo/listener-of.ts'
import { type DemoProviders, newsOf, openDemoProviders } from '../demo/demo-providers.ts'
import type { DemoPayment } from '../demo/demo-bank.ts'
import { sealedFor } from '../operations/open-account.ts'

export const mollieKey = `test_${'m'.repeat(30)}`
export const datatransLogin = { merchant: '1100000000', key: 'ein-passwort' }
export const signKey = 'ab'.repeat(32)

export type RunningProviders = Pick<DemoProviders, 'bank'> & {
  url: string
  /** Where the adapters of another process find it. */
  addresses: Record<string, string>
  /** What of each kind was asked, in order: `POST /mollie/v2/payments`. */
  asked: string[]
  /** Answers nothing but this status until it is null; `lost` moves the money, and says so to nobody. */
  breakDown: (status: number | 'lost' | null) => void
  news: (payment: DemoPayment) => ReturnType<typeof newsOf>
  stop: () => Promise<void>
}

const movesMoney = /\/(?:refunds|credit|captures|settle|cancel|release-authorization)$/

/** Both providers on a port of their own, which the adapters of this process ask from now on. */
export async function startProviders(): Promise<RunningProviders> {
  let url = ''
  let status: number | 'lost' | null = null
  const asked: string[] = []
  const { bank, answer } = openDemoProviders({
    keys: [mollieKey],
    logins: [`${datatransLogin.merchant}:${datatransLogin.key}`],
    signKey,
    pageOf: ({ id }) => `${url}/pay/${id}`,
  })
  const server = createServer(
    listenerOf(async (request) => {
      const { pathname } = new URL(request.url)
      asked.push(`${request.method} ${pathname}`)
      // Some repeat in an error what they were sent, keys and all.
      if (typeof status === 'number') return new Response(request.headers.get('authorization'), { status })
      const answered = await answer(pathname, request)
      return status === 'lost' && movesMoney.test(pathname) ? new Response(null, { status: 502 }) : answered
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens at a port, not at a path.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const addresses = addressesAt(url)
  const forget = remember(addresses)

  return {
    url,
    addresses,
    bank,
    asked,
    breakDown: (broken) => {
      status = broken
    },
    news: (payment) => newsOf(payment, signKey),
    stop: async () => {
      forget()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const addressesAt = (url: string): Record<string, string> => ({
  MOLLIE_API_URL: `${url}/mollie/v2`,
  DATATRANS_API_URL: `${url}/datatrans`,
  DATATRANS_PAY_URL: `${url}/datatrans-pay`,
})

/** Sets variables of this process. Answers what puts them back. */
function remember(variables: Record<string, string>): () => void {
  const before = { ...process.env }
  Object.assign(process.env, variables)

  return () => {
    for (const name of Object.keys(variables)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

/** An account whose key is kept. */
export async function openPaymentAccount(
  payload: Payload,
  method: OnlinePaymentMethod,
  captureMoment: CaptureMoment = 'at-once',
): Promise<string> {
  const isMollie = method === 'mollie'
  const { id } = await payload.create({
    collection: 'payment-accounts',
    data: {
      name: method,
      method,
      captureMoment,
      isActive: true,
      ...(!isMollie && { merchant: datatransLogin.merchant }),
    },
    overrideAccess: true,
  })
  await payload.db.pool.query(
    `update payment_accounts set key_hint = '…test', sealed_key = $2, sealed_sign_key = $3 where id = $1`,
    [
      id,
      sealedFor(payload, id, isMollie ? mollieKey : datatransLogin.key),
      isMollie ? null : sealedFor(payload, id, signKey),
    ],
  )
  return id
}
