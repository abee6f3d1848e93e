import type { Payload, PayloadRequest } from 'payload'

import { fileOfImage, houseOfBranch } from '#collections/shared/branch-house.ts'
import { doApart } from '#kernel/apart/do-apart.ts'
import { kept } from '#kernel/live/kept.ts'

import type { shrinkLogo } from './shrink-logo.apart.ts'

/**
 * The logo of a branch as a `data:` address, which a mail brings along; null where there is none to show. It is looked for
 * and made small once, and again when something changes that it depends on.
 */
export async function mailLogoOf(payload: Payload, branch: string): Promise<string | null> {
  const found = await kept({
    payload,
    key: `mail-logo ${branch}`,
    read: async (req) => {
      const { logo } = await houseOfBranch(req, branch)

      return { logo: logo && (await drawLogo(req, logo)) }
    },
    bytesOf: ({ logo }) => logo?.length ?? 0,
  })

  return found?.logo ?? null
}

/** Whatever is wrong with the file, a mail without the logo says the same. */
async function drawLogo(req: PayloadRequest, id: string): Promise<string | null> {
  const path = await fileOfImage(req, id)
  if (path === null) return null

  return doApart<typeof shrinkLogo>('plugins/messages/logo/shrink-logo.apart.ts#shrinkLogo', path, {
    lane: 'staff',
    deadlineMs: 5_000,
  }).then(
    (png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
    (err: unknown) => {
      req.payload.logger.warn({ err }, 'a logo could not be made small for a mail')
      return null
    },
  )
}
