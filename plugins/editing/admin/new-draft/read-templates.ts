import type { PayloadRequest } from 'payload'

import type { OfferedTemplate } from '#domain/content/page-templates.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** What a new page may begin with. */
export async function readTemplates(req: PayloadRequest): Promise<OfferedTemplate[]> {
  const templates = await findRecords(asUser(req), 'page-templates', { sort: 'name', limit: 200 })

  return templates.map(({ id, name, description, type, division, sections }) => ({
    id,
    name,
    description: description ?? '',
    type,
    division: division ? idOf(division) : '',
    sections: (sections ?? []).map(({ blockType }) => blockType),
  }))
}
