import type { PayloadRequest } from 'payload'

import type { QrCode } from '#cms/payload-types.ts'
import { askedHost, divisionNamed, readDivisions } from '#collections/shared/divisions.ts'
import { divisionOrigin } from '#collections/shared/division-origin.ts'
import { scanPath } from '#domain/insight/qr/short-address.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { idOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'

/** A code that the person behind the request may read. */
export async function seenCode(req: PayloadRequest, id: string): Promise<QrCode> {
  await requireRight(req, 'read', 'qr-codes', { isInPart: true })
  const code = await findRecord(asUser(req), 'qr-codes', {
    where: { id: { equals: id } },
    disableErrors: true,
  })
  if (!code) throw new Refused('unknown-record')

  return code
}

export type CodeHouse = {
  division: Awaited<ReturnType<typeof divisionNamed>>
  /** Where the code is answered, without a slash at the end. */
  origin: string
  /** Whether somebody has said so; else it is where the person behind the request is just now. */
  isKnown: boolean
}

/** Under whose name a code is printed: that of the branch in which it hangs, else that of the house. */
export async function houseOfCode(req: PayloadRequest, { originBranch }: QrCode): Promise<CodeHouse> {
  const branch =
    originBranch &&
    (await findRecord(asSystem(req), 'branches', {
      where: { id: { equals: idOf(originBranch) } },
      select: { division: true },
    }))
  const division = branch ? await divisionNamed(req, branch.division) : await defaultDivision(req)
  const origin = divisionOrigin(division)

  return { division, origin: origin ?? originOf(req), isKnown: origin !== null }
}

const defaultDivision = async (req: PayloadRequest) =>
  (await readDivisions(req)).find(({ isDefault }) => isDefault) ?? null

/** Only staff are shown it, at the address that they have opened themselves. */
const originOf = (req: PayloadRequest): string =>
  req.url && URL.canParse(req.url) ? new URL(req.url).origin : `http://${askedHost(req)}`

/** The address as it is printed, with the number of a batch. */
export const addressOf = ({ origin }: CodeHouse, { path }: QrCode, batch: number | null = null): string =>
  `${origin}${scanPath(path, batch)}`
