import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'

type Headers = Record<string, string>
type Send = (method: string, path: string, body?: object, headers?: Headers) => Promise<Response>
type House = { fixtures: RecordFixtures; send: Send; staff: Headers }

/** Where nobody answers; the server under test takes it for the providers. */
export const noProvider = {
  MOLLIE_API_URL: 'http://127.0.0.1:9/v2',
  SEVEN_API_URL: 'http://127.0.0.1:9/api',
}

/** How a client meets the refusals of online payments. */
export const paymentRefusals = (house: () => House) => ({
  'payment-provider-away': async () => {
    const { fixtures, send, staff } = house()
    const { id } = await fixtures.store('payment-accounts', { method: 'mollie' })
    return send('POST', `/api/payment-accounts/${id}/key`, { key: `test_${'a'.repeat(30)}` }, staff)
  },
})
