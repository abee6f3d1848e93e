import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from 'payload'

import { actsByItself } from '#collections/shared/media/acts-by-itself.ts'
import { pictureProblem } from '#collections/shared/media/picture-problem.ts'
import type { Upload } from '#cms/payload-types.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'
import { Refused } from '#collections/shared/refused.ts'
import { uploadFailedText } from '#domain/catalogue/upload.texts.ts'

import { sniffUpload } from '../sniff-upload.ts'
import { uploadLimitBytes } from '../upload-types.data.ts'

type Received = { name: string; bytes: Buffer }

/** `POST /api/uploads`: a guest's file as multipart `file`, or as JSON `{ filename, data: dataURL }`. */
export const receiveUpload: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const isOfStaff = await comesFromStaff(req)
  const { name, bytes } = receivedFile(req)
  if (!isOfStaff && bytes.length > uploadLimitBytes) throw refusedUpload('too-large', name)

  const mimetype = bytes.length > 0 ? await sniffUpload(name, bytes) : null
  if (!mimetype) throw refusedUpload('unsupported-media-type', name)
  if (mimetype === 'application/pdf' && actsByItself(bytes))
    throw refusedUpload('unsupported-media-type', name)
  const problem = mimetype.startsWith('image/') ? await pictureProblem(bytes) : null
  if (problem) throw refusedUpload(problem.code, name)

  // The multipart file must not reach the hooks a second time under its unchecked type.
  req.file = undefined
  const { isPublic = true } = (req.data ?? {}) as { isPublic?: unknown }
  const doc = await keep(req, { name, bytes, mimetype }, isOfStaff && isPublic === true)
  const { id, version, extension, publicHash, mimeType } = doc

  // The admin panel looks for the record under the name that it has everywhere else.
  return Response.json(
    { id, version, extension, publicHash, mimeType, ...(isOfStaff && { doc }) },
    { status: 201 },
  )
}

/** A form of the admin panel, by somebody who may add files to the website. */
async function comesFromStaff(req: PayloadRequest): Promise<boolean> {
  if (!req.file || !req.data) return false
  const { access } = req.payload.collections.uploads.config

  return (await access.create({ req })) === true
}

async function keep(
  req: PayloadRequest,
  { name, bytes, mimetype }: Received & { mimetype: string },
  isPublic: boolean,
): Promise<Upload> {
  try {
    return await req.payload.create({
      collection: 'uploads',
      data: { originalName: name, isPublic },
      file: { name, data: bytes, mimetype, size: bytes.length },
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
  return last
    .replace(/\p{Cc}/gu, '')
    .replace(/^\.+/, '')
    .slice(-120)
}

function refusedUpload(code: 'too-large' | 'unsupported-media-type' | 'validation', name: string): Refused {
  return new Refused(code, {}, [{ message: uploadFailedText(name), field: 'file', code }])
}
