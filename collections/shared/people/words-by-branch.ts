import type { PayloadRequest } from 'payload'

import { isInstant } from '#domain/time/is-instant.ts'
import { wordsOfStretch } from '#domain/workforce/record-titles.ts'

import { zoneOfBranch } from '../zone-of-branch.ts'

type Stretch = { branch: unknown; from: unknown; to?: unknown }

/** When a shift or a stretch of work was, by the clock of its branch. */
export async function wordsByBranch(
  req: PayloadRequest,
  { branch, from, to }: Stretch,
): Promise<string[] | null> {
  // What is no time or branch at all is refused by the fields themselves.
  if (!branch || !isInstant(from) || (to && !isInstant(to))) return null

  return wordsOfStretch({ from, to: to ? String(to) : null, timeZone: await zoneOfBranch(req, branch) })
}
