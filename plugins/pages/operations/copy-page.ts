import type { PayloadRequest } from 'payload'

import { type CopiedPage, planCopy } from '#domain/content/pages/plan-copy.ts'
import { asUser, withContext } from '#kernel/access/on-behalf.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

import { pagesOfBrand } from './pages-of-brand.ts'

/** A page and all that lies below it once more, as drafts of what was written last; nothing of it is published. */
export async function copyPage(req: PayloadRequest, id: string): Promise<CopiedPage[]> {
  return inTransaction(req, async () => {
    await holdUntilCommit(req, 'sites')
    const { pages } = await pagesOfBrand(req, id)
    const plan = planCopy(pages, id)
    if ('problem' in plan) {
      refuseFields([{ field: 'id', code: 'bad-path', message: plan.problem }])
      return []
    }

    const made: CopiedPage[] = []
    for (const { id, name, path } of plan.copies) {
      const copy = await req.payload.duplicate({
        collection: 'sites',
        id,
        data: { name, path, _status: 'draft' },
        draft: true,
        depth: 0,
        ...asUser(withContext(req, {})),
      })
      made.push({ id: copy.id, name, path })
    }

    return made
  })
}
