import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { vi } from 'vitest'

export type Pushed = {
  device: string
  told: Record<string, unknown>
  ttl: string
  urgency: string
  topic: string
  /** What the sender proves itself with: for whom, until when, and who to write to. */
  claims: { aud: string; exp: number; sub: string }
}

export type FakePushService = {
  origin: string
  received: Pushed[]
  /** How the next messages are answered; then all is well. */
  statuses: number[]
  /** A browser that asks to be reached here; only it can read what is sent to it. */
  subscribe: (publicKey: string) => { endpoint: string; keys: { p256dh: string; auth: string } }
  stop: () => Promise<void>
}

type Device = { ecdh: ReturnType<typeof createECDH>; auth: Buffer; publicKey: string }

/** A browser's push service as RFC 8030, 8188, 8291 and 8292 describe it, with the browsers that read it. */
export async function startPushService(): Promise<FakePushService> {
  const service: Service = { origin: '', devices: new Map(), received: [], statuses: [] }
  const server = createServer((req, res) => {
    void buffer(req).then((body) => res.writeHead(take(service, req, body)).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server that listens has an address with a port
  service.origin = `http://127.0.0.1:${port}`
  vi.stubEnv('PUSH_SERVICE_URL', service.origin)

  return {
    origin: service.origin,
    received: service.received,
    statuses: service.statuses,
    subscribe: (publicKey) => subscribe(service, publicKey),
    stop: async () => {
      vi.unstubAllEnvs()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Service = {
  origin: string
  devices: Map<string, Device>
  received: Pushed[]
  statuses: number[]
}

function subscribe({ origin, devices }: Service, publicKey: string) {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys().toString('base64url')
  const auth = randomBytes(16)
  const name = `device-${devices.size}`
  devices.set(name, { ecdh, auth, publicKey })

  return { endpoint: `${origin}/send/${name}`, keys: { p256dh, auth: auth.toString('base64url') } }
}

/** Hands a message over to its browser; answers with the status. */
function take({ origin, devices, received, statuses }: Service, req: IncomingMessage, body: Buffer): number {
  const name = (req.url ?? '').slice('/send/'.length)
  const device = devices.get(name)
  const status = statuses.shift() ?? (device ? 201 : 410)
  if (!device || status !== 201) return status
  const claims = claimsIn(req.headers.authorization ?? '', device.publicKey)
  if (claims?.aud !== origin || req.headers['content-encoding'] !== 'aes128gcm') return 403
  const told = JSON.parse(decrypted(body, device)) as Record<string, unknown>
  const { ttl = '', urgency = '', topic = '' } = req.headers as Record<string, string>
  received.push({ device: name, told, ttl, urgency, topic, claims })

  return status
}

/** RFC 8292: a token signed by the key that the browser was given when it subscribed; null for any other. */
function claimsIn(authorization: string, publicKey: string): Pushed['claims'] | null {
  const { token, key } = /^vapid t=(?<token>[^,]+), k=(?<key>.+)$/.exec(authorization)?.groups ?? {}
  if (!token || key !== publicKey) return null
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Pushed['claims']
  const isFresh = told.exp * 1000 > Date.now() && told.exp * 1000 < Date.now() + 86_400_000

  return isRight && isFresh ? told : null
}

/** RFC 8291 over RFC 8188: what only the browser that subscribed can read. */
function decrypted(body: Buffer, { ecdh, auth }: Device): string {
  const salt = body.subarray(0, 16)
  const senderLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + senderLength)
  const sealed = body.subarray(21 + senderLength)
  const shared = ecdh.computeSecret(sender)
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derived(shared, auth, context, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opening = createDecipheriv('aes-128-gcm', key, nonce)
  opening.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])

  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
