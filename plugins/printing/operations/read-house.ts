import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { fileOfImage, houseOfBranch } from '#collections/shared/branch-house.ts'
import type { Picture } from '#domain/ordering/printing/picture.ts'
import type { PrintedOrder } from '#domain/ordering/printing/printed-order.ts'
import { doApart } from '#kernel/apart/do-apart.ts'
import { kept } from '#kernel/live/kept.ts'

import type { ditherLogo } from '../picture/dither-logo.apart.ts'

type House = Pick<PrintedOrder, 'house' | 'currency' | 'logo'>

/** As whom a branch hands out its slips. */
export async function readHouse(
  payload: Payload,
  { branch, hasLogo }: { branch: string; hasLogo: boolean },
): Promise<House> {
  const { name, currency, logo } = await houseOfBranch(await createLocalReq({}, payload), branch)

  return { house: name, currency, logo: hasLogo && logo ? await keptLogo(payload, logo) : null }
}

/** A picture is turned into dots once, and again when it changes. */
const keptLogo = (payload: Payload, image: string): Promise<Picture | null> =>
  kept({
    payload,
    key: `printed-logo ${image}`,
    read: (req) => drawLogo(req, image),
    bytesOf: ({ dots }) => dots.length,
  })

/** A receipt without the logo is better than none: whatever is wrong with the file, the rest is printed. */
async function drawLogo(req: PayloadRequest, id: string): Promise<Picture | null> {
  const path = await fileOfImage(req, id)
  if (path === null) return null

  return doApart<typeof ditherLogo>('plugins/printing/picture/dither-logo.apart.ts#ditherLogo', path, {
    lane: 'staff',
    deadlineMs: 5_000,
  }).catch((err: unknown) => {
    req.payload.logger.warn({ err }, 'a logo could not be drawn for a printer')
    return null
  })
}
