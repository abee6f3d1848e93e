import type { PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { divisionNamed, ownedBy } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { ofExactly } from '#collections/shared/unique-in-division.ts'

type Move = { from: string | null; to: string; division: unknown }

/** A page lives at `to` now; whoever asks for `from` is led there. `null` is a page that was nowhere before. */
export async function moveAddress(req: PayloadRequest, { from, to, division }: Move): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { and: [{ path: { equals: to } }, ownedBy(await divisionNamed(req, division))] },
    depth: 0,
    ...asSystem(req),
  })
  // The home page is never away: another one takes its place, or the shop does.
  if (from === null || from === '/') return

  const values = {
    path: from,
    target: to,
    status: '301',
    isEnabled: true,
    division: division ? idOf(division) : null,
    note: 'Automatisch: Die Seite ist umgezogen.',
  } as const
  const known = await findRecord(asSystem(req), 'redirects', {
    where: {
      and: [{ path: { equals: from } }, ofExactly(division)],
    },
    select: {},
  })
  if (known)
    await req.payload.update({
      collection: 'redirects',
      id: known.id,
      data: values,
      depth: 0,
      ...asSystem(req),
    })
  else await req.payload.create({ collection: 'redirects', data: values, depth: 0, ...asSystem(req) })
}
