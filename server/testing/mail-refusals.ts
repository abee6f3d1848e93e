import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'

type Meeting = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
  staff: Record<string, string>
}

/** How somebody is refused to send a message. */
export const mailRefusals = (meeting: () => Meeting) => ({
  'order-mail-outdated': () => resend(meeting(), { status: 'completed' }),
  'no-mail-address': () => resend(meeting(), { status: 'awaiting', email: null }),
  'order-sms-outdated': () => resend(meeting(), { status: 'completed' }, 'sms'),
  'sms-switched-off': async () => {
    const { send, staff } = meeting()
    await send('POST', '/api/config', { enablePluginSMS: false }, staff)
    return resend(meeting(), { status: 'awaiting' }, 'sms')
  },
  'no-phone-number': async () => {
    const { fixtures, send, staff } = meeting()
    await fixtures.store('sms-accounts', { provider: 'log', isActive: true, division: null })
    await send('POST', '/api/config', { enablePluginSMS: true }, staff)
    return resend(meeting(), { status: 'awaiting', phone: null }, 'sms')
  },
  'push-service-unknown': async () => {
    const { send, staff } = meeting()
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    return send('POST', '/api/push/devices', { endpoint: 'https://evil.test/x', keys }, staff)
  },
  'sms-provider-away': async () => {
    const { fixtures, send, staff } = meeting()
    const { id } = await fixtures.store('sms-accounts', { provider: 'seven', isActive: false })
    return send('POST', `/api/sms-accounts/${id}/key`, { key: 'a'.repeat(30) }, staff)
  },
  'too-many-sms-tests': async () => {
    const { send, staff } = meeting()
    const body = { text: 'guest-ready', phone: '+43 664 1234567' }
    const test = () => send('POST', '/api/message-texts/test-sms', body, staff)
    let answer = await test()
    // Ten cannot all be the first five of an hour, nor of the one that begins meanwhile.
    for (let count = 1; count < 11 && answer.status === 202; count += 1) answer = await test()
    return answer
  },
  'message-not-repeatable': async () => {
    const { fixtures, send, staff } = meeting()
    const { id } = await fixtures.store('messages', { state: 'accepted' })
    return send('POST', `/api/messages/${id}/send-again`, {}, staff)
  },
})

async function resend(
  { fixtures, send, staff }: Meeting,
  values: object,
  way: 'email' | 'sms' = 'email',
): Promise<Response> {
  const { id: branch } = await fixtures.store('branches', { email: null })
  const { id } = await fixtures.store('orders', { branch, ...values })

  return send('POST', `/api/orders/${id}/resend-new-order-${way}`, {}, staff)
}
