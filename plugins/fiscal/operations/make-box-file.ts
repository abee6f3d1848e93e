import { packTar } from 'modern-tar'
import type { Payload } from 'payload'

import type { BoxFile } from '#domain/ordering/fiscal/fiscal.contract.ts'
import { spanOfYear } from '#domain/ordering/fiscal/receipt-years.ts'
import { Refused } from '#kernel/refused.ts'

import { openDevice, type SealedCashBox } from '../devices/open-device.ts'
import { readMessages } from '../devices/test-tse.ts'
import type { KeptMessage } from '../signing-device.ts'

type File = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }
type Asked = { box: SealedCashBox; file: BoxFile; year: number | null }

/** What a cash box hands out to whoever checks it, of all its time or of one year. */
export function makeBoxFile(payload: Payload, { box, file, year }: Asked): Promise<File> {
  const makers = { dep: makeRecord, keys: makeKeys, tse: makeMessages }
  if ((file === 'tse') !== (box.scheme === 'tse')) throw new Refused('unknown-record')

  return makers[file](payload, box, year)
}

/** The record of all receipts, as RKSV § 7 and annex Z 3 have it: a closed system names its key by itself. */
async function makeRecord(
  { db: { pool } }: Payload,
  { id, name, timeZone }: SealedCashBox,
  year: number | null,
): Promise<File> {
  const { from, to } = spanOfYear(year, timeZone)
  const { rows } = await pool.query<{ proof: string }>({
    name: 'record-of-cash-box',
    text: recordOfYear,
    values: [id, from, to],
  })
  const group = {
    Signaturzertifikat: '',
    Zertifizierungsstellen: [],
    'Belege-kompakt': rows.map(({ proof }) => proof),
  }

  return jsonFile({ 'Belege-Gruppe': [group] }, `DEP7 ${nameWith(name, year)}.json`)
}

export const recordOfYear = `
  select proof from fiscal_receipts
   where device_id = $1 and at >= $2::timestamptz and at < $3::timestamptz and proof is not null order by number`

const nameWith = (name: string, year: number | null): string => (year === null ? name : `${name} ${year}`)

/** What opens the counters and checks the signatures, in the form that the tax office's own program reads. */
async function makeKeys(payload: Payload, box: SealedCashBox): Promise<File> {
  const opened = openDevice(payload, box)
  if (!opened) throw new Refused('unknown-record')
  const { serial, publicKey, counterKey, name } = opened.cashBox
  const key = { id: serial, signatureDeviceType: 'PUBLIC_KEY', signatureCertificateOrPublicKey: publicKey }

  return jsonFile(
    { base64AESKey: counterKey, certificateOrPublicKeyMap: { [serial]: key } },
    `Prüfschlüssel ${name}.json`,
  )
}

/** The messages of a German device, one file for each, named as BSI TR-03151 names them. */
async function makeMessages(
  { db: { pool } }: Payload,
  { id, name, timeZone }: SealedCashBox,
  year: number | null,
): Promise<File> {
  const messages = await readMessages(pool, id, spanOfYear(year, timeZone))
  const bytes = await packTar(
    messages.map((message) => ({
      header: { name: nameOf(message, name), size: message.bytes.length, mtime: momentOf(message) },
      body: new Uint8Array(message.bytes),
    })),
  )

  return { bytes: new Uint8Array(bytes), type: 'application/x-tar', name: `TSE ${nameWith(name, year)}.tar` }
}

function nameOf({ operation, transaction, counter, unixSeconds }: KeptMessage, client: string): string {
  const step = operation.replace('Transaction', '')

  return `Unixt_${unixSeconds}_Sig-${counter}_Log-Tra_No-${transaction}_${step}_Client-${client}.log`
}

const momentOf = ({ unixSeconds }: KeptMessage): Date => new Date(unixSeconds * 1000)

const jsonFile = (content: object, name: string): File => ({
  bytes: new TextEncoder().encode(JSON.stringify(content, null, 2)),
  type: 'application/json',
  name,
})
