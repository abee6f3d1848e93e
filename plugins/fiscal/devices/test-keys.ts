import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import type { FiscalScheme } from '#domain/ordering/fiscal/fiscal-terms.ts'

/** What a test device holds in secret: its key to sign with, and the one of the counter. */
export type TestKeys = { signing: string; counter: string | null }
/** What everybody may know of it. */
export type TestIdentity = { serial: string; publicKey: string }

/** A test device, made where it is set up: its signatures are real, and mean nothing to anybody. */
export function makeTestKeys(scheme: FiscalScheme): { keys: TestKeys; identity: TestIdentity } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signing = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  if (scheme === 'tse') {
    // The point stands at the end of the key.
    const point = spki.subarray(-65)
    const serial = createHash('sha256').update(point).digest('hex')

    return { keys: { signing, counter: null }, identity: { serial, publicKey: point.toString('base64') } }
  }

  return {
    keys: { signing, counter: randomBytes(32).toString('base64') },
    identity: {
      serial: `U:TEST-${createHash('sha256').update(spki).digest('hex').slice(0, 12)}`,
      publicKey: spki.toString('base64'),
    },
  }
}

/** Both halves of the signature, one after the other. */
export function signTest({ signing }: TestKeys, bytes: Uint8Array): Buffer {
  const key = createPrivateKey({ key: Buffer.from(signing, 'base64'), format: 'der', type: 'pkcs8' })

  return sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' })
}
