import type { PayloadRequest } from 'payload'

import type { TodayLine } from '#plugins/desk/today.port.ts'

import { readOpenWork } from '../today/read-open-work.ts'
import { readRecordNames } from '../today/read-record-names.ts'

/** Open remarks that wait for whoever asks, page by page. */
export async function waitingComments(req: PayloadRequest): Promise<TodayLine[]> {
  const { comments: waiting } = await readOpenWork(req)
  const names = await readRecordNames(req, waiting)

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
