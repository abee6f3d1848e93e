import { createLocalReq, type Payload } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

import { type CacheBus, openCache } from '#kernel/live/open-cache.ts'
import type { Taggable } from '#kernel/live/tagged-entries.ts'

import type { MediaRecord, MediaSource, UploadRecord } from './media-source.ts'

type Found<Kept> = Taggable & { found: Kept | null }

/** Records as Payload has them, remembered until the image, product or category changes. */
export function createPayloadMediaSource(
  payload: Payload,
  bus: CacheBus,
): MediaSource & { dispose: () => void } {
  const cache = openCache<Found<MediaRecord | UploadRecord>>(bus, {
    maxBytes: 8 * 2 ** 20,
    nowMs: () => Temporal.Now.instant().epochMilliseconds,
  })

  const remember = async <Kept extends MediaRecord>(
    key: string,
    read: () => Promise<{ found: Kept | null; tags: string[] }>,
  ): Promise<Kept | null> => {
    const produced = await cache.fill(key, async () => ({ shared: { ...(await read()), bytes: 500 } }))
    return 'shared' in produced ? produced.shared.found : null
  }

  return {
    image: (id) =>
      remember(`images:${id}`, async () => ({
        found: recordOf(await find(payload, 'images', id)),
        tags: [`images:${id}`],
      })),
    upload: (id) =>
      remember(`uploads:${id}`, async () => ({
        found: uploadOf(await find(payload, 'uploads', id)),
        tags: [`uploads:${id}`],
      })),
    firstImageOf: (kind, id) => {
      const collection = kind === 'product' ? 'products' : 'categories'
      return remember(`${collection}:${id}`, async () => {
        const owner = await find(payload, collection, id)
        const image = firstImage(owner)
        return {
          found: recordOf(image),
          tags: [`${collection}:${id}`, ...(image ? [`images:${image.id}`] : [])],
        }
      })
    },
    dispose: cache.close,
  }
}

type Loose = Record<string, unknown>

/** Pictures are public and files are guarded by their hash, so this reads for the shop itself. */
async function find(
  payload: Payload,
  collection: 'images' | 'uploads' | 'products' | 'categories',
  id: string,
): Promise<Loose | null> {
  const req = await createLocalReq({}, payload)
  const found = await payload.findByID({ collection, id, depth: 1, disableErrors: true, ...asSystem(req) })
  return found as Loose | null // read field by field below, whatever its type
}

function firstImage(owner: Loose | null): Loose | null {
  const images = Array.isArray(owner?.images) ? owner.images : [owner?.image]
  const [first] = images
  return typeof first === 'object' ? (first as Loose | null) : null
}

function recordOf(document: Loose | null): MediaRecord | null {
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

/** A populated picture may come without its type; the extension was stamped from the sniffed bytes. */
function typeOf(extension: string): string {
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`
}

function uploadOf(document: Loose | null): UploadRecord | null {
  const record = recordOf(document)
  const { publicHash, originalName } = document ?? {}
  if (!record || typeof publicHash !== 'string') return null
  return { ...record, publicHash, ...(typeof originalName === 'string' ? { originalName } : {}) }
}
