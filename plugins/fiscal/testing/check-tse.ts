import { createHash, webcrypto } from 'node:crypto'

import { unpackTar } from 'modern-tar'

/** A message of a German device as somebody reads it who knows the guideline and nothing of this product. */
export type CheckedMessage = {
  operation: string
  client: string
  processData: string
  processType: string
  transaction: number
  counter: number
  unixSeconds: number
}

type Element = { tag: number; content: Buffer; whole: Buffer }

/** Reads a DER text element by element. */
function elementsOf(bytes: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    let length = bytes[at + 1] ?? 0
    let begin = at + 2
    if (length >= 0x80) {
      const size = length & 0x7f
      length = bytes.readUIntBE(begin, size)
      begin += size
    }
    elements.push({
      tag: bytes[at] ?? 0,
      content: bytes.subarray(begin, begin + length),
      whole: bytes.subarray(at, begin + length),
    })
    at = begin + length
  }

  return elements
}

/** Checks the messages of an export against the key that stands on each receipt. Throws at the first that does not fit. */
export async function checkMessages(archive: ArrayBuffer, publicKey: string): Promise<CheckedMessage[]> {
  const files = await unpackTar(new Uint8Array(archive))

  return Promise.all(files.map(({ data }) => checkMessage(Buffer.from(data ?? []), publicKey)))
}

async function checkMessage(bytes: Buffer, publicKey: string): Promise<CheckedMessage> {
  const [sequence] = elementsOf(bytes)
  if (sequence?.tag !== 0x30) throw new Error('No sequence')
  const parts = elementsOf(sequence.content)
  const signature = parts.at(-1)?.content ?? Buffer.alloc(0)
  const signed = Buffer.concat(parts.slice(0, -1).map(({ whole }) => whole))
  if (!(await isSigned(signed, signature, publicKey)))
    throw new Error('A message that its key has not signed')
  const [, , operation, client, data, type, transaction, serial, , counter, time] = parts.map(
    ({ content }) => content,
  )
  const point = Buffer.from(publicKey, 'base64')
  if (!serial?.equals(createHash('sha256').update(point).digest())) throw new Error('Another serial number')

  return {
    operation: String(operation),
    client: String(client),
    processData: String(data),
    processType: String(type),
    transaction: numberOf(transaction),
    counter: numberOf(counter),
    unixSeconds: numberOf(time),
  }
}

const numberOf = (bytes: Buffer | undefined): number => Number.parseInt(bytes?.toString('hex') ?? '', 16)

async function isSigned(signed: Uint8Array, signature: Uint8Array, publicKey: string): Promise<boolean> {
  const key = await webcrypto.subtle.importKey(
    'raw',
    Buffer.from(publicKey, 'base64'),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  )

  return webcrypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    Uint8Array.from(signature),
    Uint8Array.from(signed),
  )
}

/** The fields of a code, version 0. */
export function readCode(code: string) {
  const [
    version,
    client,
    type,
    data,
    transaction,
    counter,
    start,
    end,
    algorithm,
    format,
    signature,
    publicKey,
  ] = code.split(';')

  return {
    version,
    client,
    type,
    data,
    transaction,
    counter,
    start,
    end,
    algorithm,
    format,
    signature,
    publicKey,
  }
}

/** Whether a code on paper holds by itself: its message is put together from what it says. */
export async function holdsByItself(code: string): Promise<boolean> {
  const { client, type, data, transaction, counter, end, signature, publicKey } = readCode(code)
  const text = (tag: number, words = '') => der(tag, Buffer.from(words))
  const whole = (tag: number, value: number) => {
    const hex = value.toString(16)
    const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
    return der(tag, (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes)
  }
  const signed = Buffer.concat([
    Buffer.from('0201020609', 'hex'),
    Buffer.from('04007f000703070101', 'hex'),
    text(0x80, 'FinishTransaction'),
    text(0x81, client),
    text(0x82, data),
    text(0x83, type),
    whole(0x85, Number(transaction)),
    der(
      0x04,
      createHash('sha256')
        .update(Buffer.from(publicKey ?? '', 'base64'))
        .digest(),
    ),
    Buffer.from('300c060a04007f00070101040103', 'hex'),
    whole(0x02, Number(counter)),
    whole(0x02, Date.parse(end ?? '') / 1000),
  ])

  return isSigned(signed, Buffer.from(signature ?? '', 'base64'), publicKey ?? '')
}

function der(tag: number, content: Buffer): Buffer {
  const length = content.length < 128 ? [content.length] : [0x81, content.length]

  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
