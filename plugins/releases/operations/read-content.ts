import type { PayloadRequest } from 'payload'

import type { ReleaseContent } from '#domain/content/releases/releases.contract.ts'

import { readOffered, readRelease } from './item-rows.ts'
import { judgeItems } from './judge-items.ts'
import type { Blocked } from './publish-release.ts'

type Asked = { id: string; tried?: readonly Blocked[] }

/** How a release stands, with what was found out by trying where somebody has. */
export async function readContent(req: PayloadRequest, { id, tried = [] }: Asked): Promise<ReleaseContent> {
  const { state, plannedAt, publishedAt, problem } = await readRelease(req, id)
  const items = await judgeItems(req, id)

  return {
    state,
    plannedAt,
    publishedAt,
    problem,
    offered: state === 'published' ? [] : await readOffered(req),
    items: items.map((item) => {
      const found = tried.find((each) => each.item.of === item.of && each.item.record === item.record)
      // What has gone out is kept from nothing.
      if (state === 'published') return { ...item, reasons: [] }
      return found ? { ...item, reasons: found.reasons } : item
    }),
  }
}
