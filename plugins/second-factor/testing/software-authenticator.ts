import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

import type { MadePasskey, UsedPasskey } from '#domain/people/second-factor/factor-shapes.ts'

type Made = { challenge: string; user?: { id: string } }
type Manner = {
  /** Whether it asks who holds it. */
  verifies?: boolean
  origin?: string
  /** A copy counts on its own. */
  counter?: number
  userHandle?: string
}
type Key = { id: string; privateKey: KeyObject; userHandle: string; counter: number }

/** A device that makes passkeys and signs with them, as WebAuthn has it, for one page. */
export class SoftwareAuthenticator {
  readonly origin: string
  readonly #rpId: string
  #key: Key | undefined

  constructor(origin: string) {
    this.origin = origin
    this.#rpId = new URL(origin).hostname
  }

  make(options: object, { verifies = true, origin = this.origin }: Manner = {}): MadePasskey {
    const { challenge, user } = options as Made // as the server says it
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(16)
    this.#key = { id: id.toString('base64url'), privateKey, userHandle: user?.id ?? '', counter: 0 }
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const made = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
    const data = Buffer.concat([this.#head({ verifies, counter: 0, isNew: true }), made])

    return {
      ...named(this.#key.id),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  sign(options: object, manner: Manner = {}): UsedPasskey {
    const key = this.#key
    if (!key) throw new Error('There is no passkey yet')
    key.counter = manner.counter ?? key.counter + 1
    const client = clientData('webauthn.get', (options as Made).challenge, manner.origin ?? this.origin) // as above
    const data = this.#head({ verifies: manner.verifies ?? true, counter: key.counter, isNew: false })
    const signed = Buffer.concat([data, digestOf(client)])

    return {
      ...named(key.id),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, key.privateKey).toString('base64url'),
        userHandle: manner.userHandle ?? key.userHandle,
      },
    }
  }

  #head({ verifies, counter, isNew }: { verifies: boolean; counter: number; isNew: boolean }): Buffer {
    const flags = 0x01 | (verifies ? 0x04 : 0) | (isNew ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)

    return Buffer.concat([digestOf(Buffer.from(this.#rpId)), Buffer.from([flags]), count])
  }
}

const named = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** The key as a map of COSE, in CBOR: elliptic curve, ES256, P-256, x, y. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (coordinate: string) => Buffer.from(coordinate, 'base64url')

  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    point(x),
    Buffer.from('225820', 'hex'),
    point(y),
  ])
}

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
}
