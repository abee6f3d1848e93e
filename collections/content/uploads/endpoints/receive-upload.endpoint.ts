import { rm, stat } from 'node:fs/promises'

import { fileTypeFromFile } from 'file-type'
import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from 'payload'

import type { Upload } from '#cms/payload-types.ts'
import { doApart } from '#kernel/apart/do-apart.ts'
import type { Sender } from '#collections/shared/media/file-limits.data.ts'
import { orTooComplex } from '#collections/shared/media/file-problem.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'
import { uploadLimitBytes } from '#domain/catalogue/upload-rules.ts'
import { uploadFailedText } from '#domain/catalogue/upload.texts.ts'

import type { checkUpload } from '../check-upload.apart.ts'
import type { filmAsMp4 } from '../film-as-mp4.apart.ts'
import { mostFormBytes, staffLimitBytes } from '../upload-types.data.ts'
import { receiveIntoFile } from './receive-into-file.ts'

type Received = { name: string; bytes: Buffer }
type Kept = Received & { mimetype: string; file?: { path: string; size: number } }

/** `POST /api/uploads`: a guest's file as multipart `file`, or as JSON `{ filename, data: dataURL }`. */
export const receiveUpload: PayloadHandler = async (req) => {
  const isForm = req.headers.get('content-type')?.startsWith('multipart/') ?? false
  if (isForm && (await rightTo(req, 'create', 'uploads'))) return receiveFromStaff(req)

  if (statedBytes(req) > mostFormBytes) throw refusedUpload('too-large', 'unbekannt')
  await addDataAndFileToRequest(req)
  const { name, bytes } = receivedFile(req)
  if (bytes.length > uploadLimitBytes) throw refusedUpload('too-large', name)
  const mimetype = await checkedType(name, bytes, { sender: 'guest', signal: req.signal })
  return answer(await keep(req, { name, bytes, mimetype }, false))
}

/** By a form of the admin panel; films go from the disk to the disk, everything else is looked through. */
async function receiveFromStaff(req: PayloadRequest): Promise<Response> {
  await receiveIntoFile(req, staffLimitBytes)
  const { file } = req
  const temporary = file?.tempFilePath
  if (!file || !temporary) throw refusedUpload('validation', 'unbekannt')

  try {
    // Who sends a file without a record sends it as guests do.
    const isOfStaff = Boolean(req.data)
    const { isPublic = true } = (req.data ?? {}) as { isPublic?: unknown }
    const film = await filmOf({ name: shortName(file.name), path: temporary }, req.signal)
    const received =
      film ?? (await smallFileOf({ name: file.name, path: temporary, size: file.size }, req.signal))
    return answer(await keep(req, received, isOfStaff && isPublic === true), isOfStaff)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Who has left needs no answer. */
type Signal = AbortSignal | undefined
type OnDisk = { name: string; path: string }

/** A film as it will be served, as MP4 or WebM; null for whatever is none. */
async function filmOf({ name, path }: OnDisk, signal: Signal): Promise<Kept | null> {
  const type = (await fileTypeFromFile(path))?.mime ?? ''
  const isOther = /^video\/(?:quicktime|x-m4v)$/.test(type)
  if (!isOther && type !== 'video/mp4' && type !== 'video/webm') return null
  if (isOther) await rewrap({ name, path }, signal)

  const mimetype = type === 'video/webm' ? type : 'video/mp4'
  const { size } = await stat(path)
  const named = `${name.replace(/\.[a-z0-9]{1,8}$/i, '')}.${mimetype.slice('video/'.length)}`
  return { name: named, bytes: Buffer.alloc(0), mimetype, file: { path, size } }
}

/** The container is exchanged at the speed of the disk; whatever takes longer is no film of a telephone. */
async function rewrap({ name, path }: OnDisk, signal: Signal): Promise<void> {
  const done = await orTooComplex(
    doApart<typeof filmAsMp4>('collections/content/uploads/film-as-mp4.apart.ts#filmAsMp4', path, {
      lane: 'film',
      deadlineMs: 120_000,
      signal,
    }),
  )
  if (done === true) return
  // A process that was killed leaves behind what it had written.
  await rm(`${path}.mp4`, { force: true })
  throw refusedUpload(done === false ? 'unsupported-media-type' : 'too-complex', name)
}

/** What is no film is looked through on the disk, and copied from there. */
async function smallFileOf({ name, path, size }: OnDisk & { size: number }, signal: Signal): Promise<Kept> {
  if (size > mostFormBytes) throw refusedUpload('too-large', shortName(name))

  const mimetype = await checkedType(shortName(name), path, { sender: 'staff', signal })
  return { name: shortName(name), bytes: Buffer.alloc(0), mimetype, file: { path, size } }
}

/** The type that the file really has, when it means no harm. */
async function checkedType(
  name: string,
  content: Buffer | string,
  { sender, signal }: { sender: Sender; signal: Signal },
): Promise<string> {
  const checked = await orTooComplex(
    doApart<typeof checkUpload>(
      'collections/content/uploads/check-upload.apart.ts#checkUpload',
      { name, content, sender },
      { lane: sender, signal },
    ),
  )
  if ('problem' in checked) throw refusedUpload(checked.problem.code, name)

  return checked.mimetype
}

function answer(doc: Upload, isOfStaff = false): Response {
  const { id, version, extension, publicHash, mimeType } = doc

  // The admin panel looks for the record under the name that it has everywhere else, and shows the message.
  const forStaff = isOfStaff && { doc, message: 'Datei erfolgreich erstellt.' }
  return Response.json({ id, version, extension, publicHash, mimeType, ...forStaff }, { status: 201 })
}

/** A guest says how much comes; who does not is stopped on the way. */
const statedBytes = (req: PayloadRequest): number => Number(req.headers.get('content-length') ?? 0)

async function keep(
  req: PayloadRequest,
  { name, bytes, mimetype, file }: Kept,
  isPublic: boolean,
): Promise<Upload> {
  // The multipart file must not reach the hooks a second time under its unchecked type.
  req.file = undefined
  try {
    return await req.payload.create({
      collection: 'uploads',
      data: { originalName: name, isPublic },
      file: {
        name,
        data: bytes,
        mimetype,
        size: file?.size ?? bytes.length,
        ...(file ? { tempFilePath: file.path } : {}),
      },
      depth: 0,
      ...asSystem(req),
    })
  } catch (error) {
    // Payload looks into films and documents, and finds those that only pretend to be one.
    if (error instanceof Error && error.name === 'ValidationError') {
      throw refusedUpload('unsupported-media-type', name)
    }
    throw error
  }
}

function receivedFile(req: PayloadRequest): Received {
  if (req.file) return { name: shortName(req.file.name), bytes: req.file.data }

  const { filename, data } = (req.data ?? {}) as { filename?: unknown; data?: unknown }
  if (typeof filename !== 'string' || typeof data !== 'string') throw refusedUpload('validation', 'unbekannt')

  const name = shortName(filename)
  const match = /^data:[^,]{0,200};base64,([A-Za-z0-9+/=\s]*)$/.exec(data)
  if (!match) throw refusedUpload('validation', name)

  return { name, bytes: Buffer.from(match[1] ?? '', 'base64') }
}

/** The last part of a path, without control characters or dots that hide it, and short enough to store. */
function shortName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .toWellFormed()
      .replace(/\p{Cc}/gu, '')
      .replace(/^\.+/, '')
      .slice(-120)
      // The cut may leave the second half of a mark, which no address can hold.
      .replace(/^\p{Cs}/u, '')
  )
}

type Reason = 'too-large' | 'too-complex' | 'unsupported-media-type' | 'validation'

function refusedUpload(code: Reason, name: string): Refused {
  return new Refused(code, {}, [{ message: uploadFailedText(name), field: 'file', code }])
}
