import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'

type Meeting = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
  staff: Record<string, string>
}

/** How somebody is refused to send a mail once more. */
export const mailRefusals = (meeting: () => Meeting) => ({
  'order-mail-outdated': () => resend(meeting(), { status: 'completed' }),
  'no-mail-address': () => resend(meeting(), { status: 'awaiting', email: null }),
  'message-not-repeatable': async () => {
    const { fixtures, send, staff } = meeting()
    const { id } = await fixtures.store('messages', { state: 'accepted' })
    return send('POST', `/api/messages/${id}/send-again`, {}, staff)
  },
})

async function resend({ fixtures, send, staff }: Meeting, values: object): Promise<Response> {
  const { id: branch } = await fixtures.store('branches', { email: null })
  const { id } = await fixtures.store('orders', { branch, ...values })

  return send('POST', `/api/orders/${id}/resend-new-order-email`, {}, staff)
}
