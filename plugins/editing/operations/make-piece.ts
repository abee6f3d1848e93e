import type { PayloadRequest } from 'payload'

import type { Block } from '#cms/payload-types.ts'
import { freeKey } from '#domain/content/free-key.ts'
import type { NewPiece } from '#domain/content/pieces.contract.ts'
import { suggestPath } from '#domain/content/suggest-path.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { onceByKey } from '#kernel/api/once-by-key.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'

type Sections = NonNullable<NonNullable<Block['content']>['sections']>

const mostCharacters = 64

/** Sections become a record that several pages show. It is published, or the page that had them would lose them. */
export async function makePiece(req: PayloadRequest, asked: NewPiece): Promise<{ id: string }> {
  const sending = {
    scope: `pieces by ${req.user?.id}`,
    content: asked,
    isThere: async ({ id }: { id: string }) =>
      Boolean(await findRecord(asSystem(req), 'blocks', { where: { id: { equals: id } }, select: {} })),
  }
  const { outcome } = await onceByKey(req, sending, () => inTransaction(req, () => storePiece(req, asked)))

  return outcome
}

async function storePiece(
  req: PayloadRequest,
  { name, division, sections }: NewPiece,
): Promise<{ id: string }> {
  const { id } = await req.payload.create({
    collection: 'blocks',
    data: {
      name,
      division,
      identifier: await identifierOf(req, name),
      isPublic: true,
      // The fields of each are judged by Payload, as with any other call.
      content: { sections: sections as Sections },
      _status: 'published',
    },
    depth: 0,
    ...asUser(req),
  })

  return { id }
}

async function identifierOf(req: PayloadRequest, name: string): Promise<string> {
  const wanted = suggestPath(name).replaceAll('/', '-') || 'baustein'
  // Two of one name at the same instant would both find it free, and nobody sees this key.
  await holdUntilCommit(req, `pieces named ${wanted}`)
  const known = await findRecords(asSystem(req), 'blocks', {
    where: { identifier: { like: wanted.slice(0, mostCharacters - 4) } },
    select: { identifier: true },
  })

  return freeKey(wanted, new Set(known.map(({ identifier }) => identifier)), mostCharacters)
}
