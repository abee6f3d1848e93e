import { webcrypto } from 'node:crypto'

/** A receipt as somebody reads it who knows the law and nothing of this product. */
export type CheckedReceipt = {
  cashBox: string
  number: number
  at: string
  /** In cents, in the order of the code: 20, 10, 13, 0 %, special. */
  sums: number[]
  /** In cents; null where it takes back. */
  turnover: number | null
  serial: string
  isSigned: boolean
}

type Record = { 'Belege-Gruppe': { 'Belege-kompakt': string[] }[] }
type Keys = {
  base64AESKey: string
  certificateOrPublicKeyMap: { [serial: string]: { signatureCertificateOrPublicKey: string } }
}

/**
 * Reads the record of an Austrian cash box and checks each receipt: its signature, that it follows the one before, and
 * the counter. Throws at the first that does not fit. Written by the regulation and by another library than the product.
 */
export async function checkRecord(record: Record, keys: Keys): Promise<CheckedReceipt[]> {
  const receipts: CheckedReceipt[] = []
  let before: string | null = null
  let turnover = 0
  for (const jws of record['Belege-Gruppe'].flatMap((group) => group['Belege-kompakt'])) {
    const [head = '', body = '', signature = ''] = jws.split('.')
    const text = Buffer.from(body, 'base64url').toString()
    const [, suite, cashBox = '', number, at = '', ...rest] = text.split('_')
    const [counter = '', serial = '', chain] = rest.slice(5)
    const said = Buffer.from(signature, 'base64url').toString()
    const isSigned = said !== 'Sicherheitseinrichtung ausgefallen'
    expectEqual(suite, 'R1-AT0')
    expectEqual(Buffer.from(head, 'base64url').toString(), '{"alg":"ES256"}')
    expectEqual(chain, await chainOf(before ?? cashBox))
    if (isSigned) await expectSignature(keys, serial, `${head}.${body}`, signature)
    const sums = rest.slice(0, 5).map((sum) => Number(sum.replace(',', '')))
    turnover += sums.reduce((sum, each) => sum + each, 0)
    const isStorno = Buffer.from(counter, 'base64').toString() === 'STO'
    if (!isStorno) expectEqual(await decrypted(keys.base64AESKey, cashBox + number, counter), turnover)
    receipts.push({
      cashBox,
      number: Number(number),
      at,
      sums,
      turnover: isStorno ? null : turnover,
      serial,
      isSigned,
    })
    before = jws
  }

  return receipts
}

async function expectSignature(keys: Keys, serial: string, input: string, signature: string): Promise<void> {
  const key = await webcrypto.subtle.importKey(
    'spki',
    Buffer.from(keys.certificateOrPublicKeyMap[serial]?.signatureCertificateOrPublicKey ?? '', 'base64'),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  )
  const isFine = await webcrypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    Buffer.from(signature, 'base64url'),
    Buffer.from(input),
  )
  expectEqual(isFine, true)
}

const hashOf = async (text: string) =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.from(text)))
const chainOf = async (text: string) => (await hashOf(text)).subarray(0, 8).toString('base64')

async function decrypted(base64Key: string, begin: string, counter: string): Promise<number> {
  const key = await webcrypto.subtle.importKey('raw', Buffer.from(base64Key, 'base64'), 'AES-CTR', false, [
    'decrypt',
  ])
  const start = (await hashOf(begin)).subarray(0, 16)
  const plain = await webcrypto.subtle.decrypt(
    { name: 'AES-CTR', counter: start, length: 128 },
    key,
    Buffer.from(counter, 'base64'),
  )

  return Number(Buffer.from(plain).readBigInt64BE())
}

function expectEqual(found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`Found ${String(found)} instead of ${String(wanted)}`)
}
