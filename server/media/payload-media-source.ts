import type { Payload, PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { kept } from '#kernel/live/kept.ts'

import type { MediaRecord, MediaSource, UploadRecord } from './media-source.ts'

type Owner = 'product' | 'category'

/** Records as Payload has them, kept until one of those that were read for them changes. */
export function createPayloadMediaSource(payload: Payload): MediaSource {
  const remember = <Found>(
    kind: 'image' | 'upload' | Owner,
    id: string,
    read: (req: PayloadRequest) => Promise<Found | null>,
  ) => kept({ payload, key: `${kind} ${id}`, read, bytesOf: () => 500 })

  const image = (id: string) => remember('image', id, async (req) => recordOf(await find(req, 'images', id)))

  return {
    image,
    upload: (id) => remember('upload', id, async (req) => uploadOf(await find(req, 'uploads', id))),
    firstImageOf: (kind, id) =>
      remember(kind, id, async (req) => {
        const first = firstImage(await find(req, kind === 'product' ? 'products' : 'categories', id))
        return first === null ? null : image(first)
      }),
  }
}

type Loose = Record<string, unknown>

/** Pictures are public and files are guarded by their hash, so this reads for the shop itself. */
async function find(
  req: PayloadRequest,
  collection: 'images' | 'uploads' | 'products' | 'categories',
  id: string,
): Promise<Loose | null> {
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    ...asSystem(req),
  })
  return found as Loose | null // read field by field below, whatever its type
}

function firstImage(owner: Loose | null): string | null {
  const [first] = Array.isArray(owner?.images) ? owner.images : [owner?.image]
  return typeof first === 'string' ? first : null
}

/** What is needed of a stored file, if it is all there. */
export function recordOf(document: Loose | null): MediaRecord | null {
  const { id, version, extension, filename, mimeType, width, height } = document ?? {}
  if (typeof id !== 'string' || typeof version !== 'string' || typeof extension !== 'string') return null
  if (typeof filename !== 'string') return null
  return {
    id,
    version,
    extension,
    filename,
    mimeType: typeof mimeType === 'string' ? mimeType : typeOf(extension),
    ...(typeof width === 'number' && typeof height === 'number' ? { pixels: width * height } : {}),
  }
}

/** A picture may be without its type; the extension was stamped from the sniffed bytes. */
function typeOf(extension: string): string {
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`
}

function uploadOf(document: Loose | null): UploadRecord | null {
  const record = recordOf(document)
  const { publicHash, originalName } = document ?? {}
  if (!record || typeof publicHash !== 'string') return null
  return { ...record, publicHash, ...(typeof originalName === 'string' ? { originalName } : {}) }
}
