import { randomBytes } from 'node:crypto'

/** A UUID that sorts by time, the kind that the database uses for all records (RFC 9562). */
export function uuidV7(epochMilliseconds: number): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(epochMilliseconds, 0, 6)
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f)
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f)

  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
