import { randomBytes } from 'node:crypto'

/** A UUID that carries its moment, the kind that the database uses for all records (RFC 9562, version 7). */
export function logIdAt(epochMilliseconds: number): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(epochMilliseconds, 0, 6)
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f)
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f)

  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The moment that an id carries, or null for an id of another kind. */
export function momentOfLogId(id: string): Date | null {
  const digits = id.replaceAll('-', '')

  return digits[12] === '7' ? new Date(Number.parseInt(digits.slice(0, 12), 16)) : null
}
