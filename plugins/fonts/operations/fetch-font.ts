import { fileTypeFromBuffer } from 'file-type'
import type { PayloadRequest } from 'payload'

import { fontUrlMaxLength } from '#collections/shared/fields/font-url-field.ts'
import { lookIntoFont } from '#collections/shared/media/look-into-font.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { drawerOf } from '#kernel/capability/drawer.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { outsideTransaction } from '#kernel/database/outside-transaction.ts'
import { DownloadFailed, downloadFile } from '#kernel/download/download-file.ts'
import { Refused } from '#kernel/refused.ts'
import { refusedFields } from '#kernel/refuse-fields.ts'
import { fontUrlTexts } from '#domain/content/font-url.texts.ts'
import { themePatterns } from '#domain/content/theme-patterns.ts'

export type Wanted = { family: string; address: string; field: string }
export type FontFile = { name: string; data: Buffer; mimetype: string; size: number }
type Missing = { stored: { id: string } | undefined; url: URL }

const mostBytes = 5 * 1024 * 1024
const deadlineMs = 8000
/** Nobody waits for his turn: whoever comes when so many are under way is told to come again. */
const mostAtOnce = 10
export const variant = '400'

const notes = drawerOf<{ fetched: { address: string; family: string; file: FontFile } }>('fonts')
const running = { downloads: 0 }

/** Has the file of a font at hand before anything is held for the record that names it. */
export async function fetchFont(req: PayloadRequest, wanted: Wanted): Promise<void> {
  const missing = await missingFont(req, wanted)
  if (!missing || fileAtHand(req, wanted)) return
  const file = await outsideTransaction(req, () => readFont(missing.url, wanted))
  const { address, family } = wanted

  notes(req).fetched = { address, family, file }
}

/** The file that was fetched, or that is fetched now where nobody knew before that it would be needed. */
export async function fetchedFont(req: PayloadRequest, wanted: Wanted, { url }: Missing): Promise<FontFile> {
  return fileAtHand(req, wanted) ?? readFont(url, wanted)
}

function fileAtHand(req: PayloadRequest, wanted: Wanted): FontFile | undefined {
  const { fetched } = notes(req)

  return fetched?.address === wanted.address && fetched.family === wanted.family ? fetched.file : undefined
}

/** What is not ours yet at that address; null where there is nothing to get. */
export async function missingFont(
  req: PayloadRequest,
  { family, address, field }: Wanted,
): Promise<Missing | null> {
  const isSound = themePatterns.font.test(family) && URL.canParse(address)
  if (!isSound || address.length > fontUrlMaxLength) return null
  const stored = await findRecord(asSystem(req), 'fonts', {
    where: { family: { equals: family }, variant: { equals: variant } },
    select: { source: true },
  })
  if (stored?.source === address) return null
  if (stored && !stored.source) refuse(field, fontUrlTexts.alreadyStored(family))

  return { stored, url: new URL(address) }
}

async function readFont(url: URL, { family, field }: Wanted): Promise<FontFile> {
  const data = await download(url, field)
  const type = await fileTypeFromBuffer(data)
  if (!type || !/^font\/(woff2?|ttf|otf)$/.test(type.mime)) refuse(field, fontUrlTexts.noFont)

  // Whoever keeps the file asks the same, and has to hold the record meanwhile.
  await lookIntoFont(data)
  const name = `${family.toLowerCase().replaceAll(' ', '-')}.${type.ext}`
  return { name, data, mimetype: type.mime, size: data.length }
}

async function download(url: URL, field: string): Promise<Buffer> {
  if (running.downloads >= mostAtOnce) throw new Refused('unavailable')
  running.downloads += 1
  try {
    return await downloadFile(url, { mostBytes, deadlineMs })
  } catch (error) {
    if (!(error instanceof DownloadFailed)) throw error
    return refuse(field, fontUrlTexts[error.problem])
  } finally {
    running.downloads -= 1
  }
}

export function refuse(field: string, message: string): never {
  throw refusedFields([{ field, message, code: 'validation' }])
}
