import type { PayloadRequest } from 'payload'

import type { TextDraft } from '#domain/operations/messages/message-texts.contract.ts'
import { textParts } from '#domain/operations/messages/message-texts.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'

const collection = 'message-texts' as const

/** Keeps the own words of a text and a division; without any the record goes. Answers whether there are some now. */
export function saveText(req: PayloadRequest, draft: TextDraft): Promise<boolean> {
  const { text, division = null } = draft
  const words = Object.fromEntries(textParts.map((part) => [part, draft[part]?.trim() || null]))
  const isOwn = Object.values(words).some((word) => word !== null)

  return inTransaction(req, async () => {
    const kept = await findRecord(asUser(req), collection, {
      where: {
        and: [
          { text: { equals: text } },
          division ? { division: { equals: division } } : { division: { exists: false } },
        ],
      },
    })
    if (kept && !isOwn) await req.payload.delete({ collection, id: kept.id, ...asUser(req) })
    if (kept && isOwn)
      await req.payload.update({ collection, id: kept.id, data: words, depth: 0, ...asUser(req) })
    if (!kept && isOwn)
      await req.payload.create({ collection, data: { text, division, ...words }, depth: 0, ...asUser(req) })

    return isOwn
  })
}
