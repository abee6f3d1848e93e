import type { PayloadRequest } from 'payload'

import { requireRight } from '#kernel/access/rights.ts'

/** A table makes records and changes them, each of which is judged once more when it is stored. */
export async function requireImporting(req: PayloadRequest, slug: string): Promise<void> {
  await requireRight(req, 'create', slug)
  await requireRight(req, 'update', slug, { isInPart: true })
}
