import { createHash } from 'node:crypto'

/** The id under which the log keeps an event: it carries its instant, and is the same whenever the same is told. */
export function idOfEvent(visit: string, n: number, epochMilliseconds: number): string {
  const bytes = createHash('sha256').update(`${visit} ${n}`).digest().subarray(0, 16)
  bytes.writeUIntBE(epochMilliseconds, 0, 6)
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f)
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f)

  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
