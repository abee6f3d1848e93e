import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { vi } from 'vitest'

export type ReceivedSms = {
  to: string
  text: string
  from: string
  /** What the sender calls it. */
  once: string
  reference: string
  reportUrl: string | null
}

/** How the next SMS is answered, by either house: with a code of its own, a bare status, or not at all. */
export type Mood = { code?: number; status?: number; isSilent?: boolean; afterKept?: boolean }

export type FakeSmsHouses = {
  received: ReceivedSms[]
  /** Moods are used up one after the other; then all is well. */
  moods: Mood[]
  stop: () => Promise<void>
}

export const sevenKey = 'seven-key-0123456789'
export const sevenSignKey = 'seven-sign-0123456789'
export const linkKey = 'link-token-0123456789'

type Answer = { status: number; body: unknown }

/** seven.io and LINK Mobility as their documentation describes them, both in one server that sends nothing. */
export async function startSmsHouses(): Promise<FakeSmsHouses> {
  const received: ReceivedSms[] = []
  const moods: Mood[] = []
  const server = createServer((req, res) => {
    void answer(req, { received, moods }).then((told) => {
      if (!told) return req.socket.destroy()
      res.writeHead(told.status, { 'content-type': 'application/json' }).end(JSON.stringify(told.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server that listens has an address with a port
  vi.stubEnv('SEVEN_API_URL', `http://127.0.0.1:${port}/api`)
  vi.stubEnv('LINK_API_URL', `http://127.0.0.1:${port}/rest`)

  return {
    received,
    moods,
    stop: async () => {
      vi.unstubAllEnvs()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  req: IncomingMessage,
  { received, moods }: Pick<FakeSmsHouses, 'received' | 'moods'>,
): Promise<Answer | null> {
  const body = JSON.parse((await text(req)) || '{}') as Record<string, unknown>
  const isLink = req.url === '/rest/smsmessaging/text'
  if (!isLink && req.headers['x-api-key'] !== sevenKey) return { status: 200, body: 900 }
  if (isLink && req.headers.authorization !== `Bearer ${linkKey}`)
    return { status: 401, body: { statusCode: 4001, statusMessage: 'invalid credentials' } }
  if (req.url === '/api/balance') return { status: 200, body: { amount: 12.5, currency: 'EUR' } }
  if (isLink && body.test === true) return ok(2000)

  const mood = moods.shift() ?? {}
  const reference = String(100_000 + received.length)
  const isKept = mood.code === undefined && mood.status === undefined
  if (isKept && (!mood.isSilent || mood.afterKept))
    received.push({ ...(isLink ? linkSms(body) : sevenSms(body)), reference })
  if (mood.isSilent) return null
  if (mood.status) return { status: mood.status, body: {} }

  return isLink ? ok(mood.code ?? 2000, reference) : sevenAnswer(mood.code ?? 100, reference)
}

const ok = (statusCode: number, transferId?: string): Answer => ({
  status: 200,
  body: { statusCode, statusMessage: 'OK', transferId, smsCount: 1 },
})

const sevenAnswer = (code: number, id: string): Answer => ({
  status: 200,
  body: { success: String(code), messages: code === 100 ? [{ id, success: true, parts: 1 }] : [] },
})

const sevenSms = ({ to, text, from, foreign_id: once }: Record<string, unknown>) => ({
  to: String(to),
  text: String(text),
  from: String(from),
  once: String(once),
  reportUrl: null,
})

const linkSms = (body: Record<string, unknown>) => ({
  to: `+${(body.recipientAddressList as string[])[0]}`,
  text: String(body.messageContent),
  from: String(body.senderAddress),
  once: String(body.clientMessageId),
  reportUrl: (body.notificationCallbackUrl as string | undefined) ?? null,
})

type Report = { url: string; reference: string; status: string }

/** What seven.io sends afterwards, signed as it signs. */
export function sevenReport({ url, reference, status }: Report, { key = sevenSignKey, ageSeconds = 0 } = {}) {
  const body = JSON.stringify({
    webhook_event: 'dlr',
    webhook_timestamp: '2026-11-28T12:00:00+01:00',
    data: { msg_id: reference, status, timestamp: '2026-11-28 12:00:00.000000' },
  })
  const at = Math.floor(Date.now() / 1000) - ageSeconds
  const nonce = 'n'.repeat(32)
  const signed = [at, nonce, 'POST', url, createHash('md5').update(body).digest('hex')].join('\n')

  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': String(at),
      'x-nonce': nonce,
      'x-signature': createHmac('sha256', key).update(signed).digest('hex'),
    },
  }
}

/** What LINK Mobility sends afterwards. */
export const linkReport = ({ reference, status, once }: Omit<Report, 'url'> & { once: string }) => ({
  body: JSON.stringify({
    messageType: 'deliveryReport',
    notificationId: '050f9005180a2a212469',
    transferId: reference,
    clientMessageId: once,
    recipientAddress: '436641234567',
    deliveryReportMessageStatus: status,
    sentOn: '2026-11-28T12:00:00.000+01:00',
    deliveredOn: '2026-11-28T12:00:02.000+01:00',
    deliveredAs: 'sms',
  }),
  headers: { 'content-type': 'application/json' },
})
