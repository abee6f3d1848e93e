import type { PayloadRequest } from 'payload'

import { sectionedSlugs } from '#domain/content/drafted-slug.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

import { type OpenComments, readOpenWork } from '../today/read-open-work.ts'

/** Open remarks that wait for whoever asks, page by page. */
export async function waitingComments(req: PayloadRequest): Promise<TodayLine[]> {
  const { comments: waiting } = await readOpenWork(req)
  const names = await namesOf(req, waiting)

  return waiting.flatMap(({ of, record, count, toMe, since }): TodayLine[] => {
    const name = names.get(record)
    if (name === undefined) return []
    const words = count === 1 ? 'offener Kommentar' : 'offene Kommentare'

    return [
      {
        key: `comments-${record}`,
        label: `${words} auf „${name}“`,
        count,
        since,
        ...(toMe > 0 && { note: toMe === count ? 'an Sie' : `${toMe} davon an Sie` }),
        tone: 'waits',
        path: `/collections/${of}/${record}?kommentare=1`,
      },
    ]
  })
}

/** As many as the start view tells. */
export async function countComments(req: PayloadRequest): Promise<number> {
  return (await waitingComments(req)).reduce((sum, { count }) => sum + count, 0)
}

/** Without what the person may not read, and without what lies in the trash. */
async function namesOf(req: PayloadRequest, waiting: readonly OpenComments[]): Promise<Map<string, string>> {
  const named = await Promise.all(
    sectionedSlugs.map(async (slug) => {
      const ids = waiting.filter(({ of }) => of === slug).map(({ record }) => record)
      return ids.length === 0
        ? []
        : findRecords(asUser(req), slug, { where: { id: { in: ids } }, select: { name: true } })
    }),
  )

  return new Map(named.flat().map(({ id, name }) => [id, name || 'Ohne Namen']))
}
