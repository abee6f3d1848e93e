import { fileTypeFromBuffer } from 'file-type'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

import type { Font } from '#cms/payload-types.ts'
import { fontUrlMaxLength } from '#collections/shared/fields/font-url-field.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { DownloadFailed, downloadFile } from '#kernel/download/download-file.ts'
import { refusalIn } from '#kernel/refused.ts'
import { refusedFields } from '#kernel/refuse-fields.ts'
import { fontUrlTexts } from '#domain/content/font-url.texts.ts'
import { themePatterns } from '#domain/content/theme-patterns.ts'

type Wanted = { family: string; address: string; field: string }

const mostBytes = 5 * 1024 * 1024
/** A transaction waits for it. */
const deadlineMs = 8000
const variant = '400'

/** Makes the font at an address one of ours, once for as long as the address stays the same. */
export async function takeOverFont(req: PayloadRequest, { family, address, field }: Wanted): Promise<void> {
  const isSound = themePatterns.font.test(family) && URL.canParse(address)
  if (!isSound || address.length > fontUrlMaxLength) return
  const stored = await findRecord(asSystem(req), 'fonts', {
    where: { family: { equals: family }, variant: { equals: variant } },
    select: { source: true },
  })
  if (stored?.source === address) return
  if (stored && !stored.source) refuse(field, fontUrlTexts.alreadyStored(family))

  const file = await readFont(new URL(address), { family, field })
  const license = `Laut ${new URL(address).hostname}`
  const values = { family, weight: variant, style: 'normal', license, source: address } as const
  try {
    await keep(req, stored, { values, file })
  } catch (error) {
    const problem = refusalIn(error)?.errors.find((each) => each.field === 'file')
    if (!problem) throw error

    // The form that was sent has an address, and no file.
    refuse(field, problem.message)
  }
}

type FontFile = { name: string; data: Buffer; mimetype: string; size: number }
type Taken = { values: Pick<Font, 'family' | 'weight' | 'style' | 'license' | 'source'>; file: FontFile }

async function keep(
  req: PayloadRequest,
  stored: { id: string } | undefined,
  { values, file }: Taken,
): Promise<void> {
  // What is saved besides has no file, and must not find this one.
  const apart = isolateObjectProperty(req, 'file')
  const given = { collection: 'fonts', data: values, file, depth: 0, ...asSystem(apart) } as const

  if (stored) await req.payload.update({ ...given, id: stored.id })
  else await req.payload.create(given)
}

async function readFont(url: URL, { family, field }: Omit<Wanted, 'address'>): Promise<FontFile> {
  const data = await download(url, field)
  const type = await fileTypeFromBuffer(data)
  if (!type || !/^font\/(woff2?|ttf|otf)$/.test(type.mime)) refuse(field, fontUrlTexts.noFont)

  const name = `${family.toLowerCase().replaceAll(' ', '-')}.${type.ext}`
  return { name, data, mimetype: type.mime, size: data.length }
}

async function download(url: URL, field: string): Promise<Buffer> {
  try {
    return await downloadFile(url, { mostBytes, deadlineMs })
  } catch (error) {
    if (!(error instanceof DownloadFailed)) throw error
    return refuse(field, fontUrlTexts[error.problem])
  }
}

function refuse(field: string, message: string): never {
  throw refusedFields([{ field, message, code: 'validation' }])
}
