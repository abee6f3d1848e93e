import type { PayloadRequest } from 'payload'

import { type MovedPage, planMove } from '#domain/content/pages/plan-move.ts'
import { asUser, withContext } from '#kernel/access/on-behalf.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { pagesOfBrand } from './pages-of-brand.ts'

type Asked = { id: string; from: string; under: string | null }

/**
 * A page moves with all that lies below it, or nothing does. Each is changed as by its form: drafts move along, and
 * what visitors know leads on to where it is now.
 */
export async function movePage(req: PayloadRequest, { id, from, under }: Asked): Promise<MovedPage[]> {
  return inTransaction(req, async () => {
    // The same key as that of whoever takes a path: what is free now is free until the end.
    await holdUntilCommit(req, 'sites')
    const { page, pages } = await pagesOfBrand(req, id)
    if (page.path !== from) throw new Refused('changed-meanwhile')

    const plan = planMove(pages, { id, under })
    if ('problem' in plan) {
      refuseFields([{ field: 'under', ...plan.problem }])
      return []
    }
    for (const move of plan.moves) await giveAddress(req, move)

    return plan.moves
  })
}

const giveAddress = (req: PayloadRequest, { id, to }: MovedPage) =>
  req.payload.update({
    collection: 'sites',
    id,
    data: { path: to },
    depth: 0,
    // What hooks have noted is about the page before.
    ...asUser(withContext(req, {})),
  })
