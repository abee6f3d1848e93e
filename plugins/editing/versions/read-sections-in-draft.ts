import type { PayloadRequest } from 'payload'

import { isSame } from '#domain/content/section-changes.ts'
import { asUser } from '#kernel/access/on-behalf.ts'

/** The sections of the state that is looked at which stand in the newest draft just as they do there. */
export async function readSectionsInDraft(req: PayloadRequest): Promise<ReadonlySet<string>> {
  // Payload tells the parts of a comparison nothing of what it compares; the address of the view names both.
  const { id, versionID } = req.routeParams ?? {}
  if (typeof id !== 'string' || typeof versionID !== 'string') return new Set()
  const asked = { collection: 'sites', depth: 0, disableErrors: true, ...asUser(req) } as const
  const draft = await req.payload.findByID({ ...asked, id, draft: true })
  const looked = await req.payload.findVersionByID({ ...asked, id: versionID })
  const now = draft?.content?.body ?? []
  const same = (looked?.version.content?.body ?? []).filter((section) =>
    now.some((each) => each.id === section.id && isSame(each, section)),
  )

  return new Set(same.flatMap(({ id: section }) => section ?? []))
}
