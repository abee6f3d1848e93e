import type { PayloadRequest } from 'payload'

import { filePath, picturePath } from '#domain/content/media-paths.ts'
import { type MediumPlace, mostReplaced } from '#domain/content/media/replace-medium.contract.ts'
import { type MediaCollection, mediaKindOf } from '#domain/content/media/media-terms.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { type Right, rightTo } from '#kernel/access/rights.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'
import { findUsages, replaceReferences } from '#plugins/references/references.port.ts'

type Named = { collection: MediaCollection; id: string }

/** Where a medium is used, as far as anybody would change it at once. */
export async function findPlaces(
  req: PayloadRequest,
  { collection, id }: Named,
): Promise<{ places: MediumPlace[]; hasMore: boolean }> {
  await readMedium(req, { collection, id })
  const usages = await findUsages(req, collection, id, { found: mostReplaced + 1, named: mostReplaced })
  const may = new Map<string, boolean>()
  for (const { collection: slug } of usages) {
    // A right to some of them is asked for once more when they are changed.
    if (!may.has(slug)) may.set(slug, Boolean(await rightTo(req, 'update' satisfies Right, slug)))
  }
  const places = usages
    .slice(0, mostReplaced)
    .map(({ division: _division, ...usage }) => ({ ...usage, mayChange: may.get(usage.collection) ?? false }))

  return { places, hasMore: usages.length > mostReplaced }
}

/** Has everything that names one medium name another, of the same kind. Answers how many records were changed. */
export async function replaceMedium(req: PayloadRequest, { collection, id, by }: Named & { by: string }) {
  const [before, after] = [
    await readMedium(req, { collection, id }),
    await readMedium(req, { collection, id: by }),
  ]
  const isOther = mediaKindOf(before.mimeType) !== mediaKindOf(after.mimeType)
  if (id === by) refuseBy('Bitte wählen Sie ein anderes Bild oder eine andere Datei.')
  if (isOther)
    refuseBy('Was an die Stelle tritt, muss von derselben Art sein, zum Beispiel ein Video für ein Video.')

  return replaceReferences(req, {
    target: collection,
    from: id,
    to: by,
    address: after.address,
    most: mostReplaced,
  })
}

const refuseBy = (message: string) => refuseFields([{ field: 'by', message, code: 'validation' }])

type Read = { mimeType: string | null; address: string }

async function readMedium(req: PayloadRequest, { collection, id }: Named): Promise<Read> {
  const where = { id: { equals: id } }
  if (collection === 'images') {
    const select = { version: true, extension: true, mimeType: true } as const
    const found = await findRecord(asUser(req), collection, { where, select })
    if (!found) throw new Refused('unknown-record')
    const { version, extension, mimeType } = found
    return { mimeType: mimeType ?? null, address: picturePath(referenceOf({ id, version, extension })) }
  }

  const select = { version: true, extension: true, mimeType: true, publicHash: true } as const
  const found = await findRecord(asUser(req), collection, { where, select })
  if (!found) throw new Refused('unknown-record')
  const { version, extension, mimeType, publicHash } = found
  const address = filePath({
    publicHash: publicHash ?? '',
    ...referenceOf({ id, version, extension }),
  })
  return { mimeType: mimeType ?? null, address }
}

type Stamped = { id: string; version?: string | null | undefined; extension?: string | null | undefined }

const referenceOf = ({ id, version, extension }: Stamped) => ({
  id,
  version: version ?? '',
  extension: extension ?? '',
  alt: null,
  width: null,
  height: null,
})
