/** What a German device signs of a step of a transaction. */
export type LogMessage = {
  operation: 'StartTransaction' | 'UpdateTransaction' | 'FinishTransaction'
  cashBox: string
  processData: string
  processType: string
  transaction: number
  /** The SHA-256 of the public key. */
  serial: Uint8Array
  counter: number
  unixSeconds: number
}

/** Version 2; a log of a transaction; ECDSA in plain form over SHA-256. Source: BSI TR-03151, TR-03111. */
const version = [0x02, 0x01, 0x02]
const transactionLog = [0x06, 0x09, 0x04, 0x00, 0x7f, 0x00, 0x07, 0x03, 0x07, 0x01, 0x01]
const ecdsaPlainSha256 = [0x30, 0x0c, 0x06, 0x0a, 0x04, 0x00, 0x7f, 0x00, 0x07, 0x01, 0x01, 0x04, 0x01, 0x03]

/** The bytes that are signed: the fields of the message one after the other in DER, without the sequence around them. */
export function signedBytes(message: LogMessage): Uint8Array<ArrayBuffer> {
  const { operation, cashBox, processData, processType, transaction, serial, counter, unixSeconds } = message

  return Uint8Array.from([
    ...version,
    ...transactionLog,
    ...element(0x80, text(operation)),
    ...element(0x81, text(cashBox)),
    ...element(0x82, text(processData)),
    ...element(0x83, text(processType)),
    ...element(0x85, whole(transaction)),
    ...element(0x04, serial),
    ...ecdsaPlainSha256,
    ...element(0x02, whole(counter)),
    ...element(0x02, whole(unixSeconds)),
  ])
}

/** The message as it is kept and exported: with its signature, in its sequence. */
export const wholeMessage = (signed: Uint8Array, signature: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(element(0x30, [...signed, ...element(0x04, signature)]))

const text = (words: string): Uint8Array => new TextEncoder().encode(words)

function element(tag: number, content: ArrayLike<number>): number[] {
  return [tag, ...lengthOf(content.length), ...Array.from(content)]
}

const lengthOf = (length: number): number[] => {
  if (length < 0x80) return [length]
  const bytes = bigEndian(length)

  return [0x80 | bytes.length, ...bytes]
}

/** A number that is not below zero: its first bit says so. */
function whole(value: number): number[] {
  const bytes = bigEndian(value)

  return (bytes[0] ?? 0) >= 0x80 ? [0, ...bytes] : bytes
}

function bigEndian(value: number): number[] {
  const hex = value.toString(16)

  return (hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  )
}
