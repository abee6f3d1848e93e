import type { PayloadRequest } from 'payload'

import type { TodayLine } from '#plugins/desk/today.port.ts'
import { readLateReleases } from '#plugins/editing/editing.port.ts'

const mostTold = 8

/** Releases that did not go out, each with the form where they are mended or planned anew. */
export async function lateReleases(req: PayloadRequest): Promise<TodayLine[]> {
  const late = await readLateReleases(req)

  return late.slice(0, mostTold).map(({ id, name, isFailed, at, problem }) => ({
    key: `release-${id}`,
    label: `Veröffentlichung „${name}“ ist ${isFailed ? 'gescheitert' : 'überfällig'}`,
    count: 1,
    since: at,
    ...(problem !== '' && { note: problem }),
    tone: 'wrong',
    path: `/collections/releases/${id}`,
  }))
}

/** As many as there are. */
export const countLateReleases = async (req: PayloadRequest): Promise<number> =>
  (await readLateReleases(req)).length
