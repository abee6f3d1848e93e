import sharp, { type Metadata, type OutputInfo, type Region, type Sharp, type SharpOptions } from 'sharp'

import { mostPixels } from '#collections/shared/media/file-limits.data.ts'

export type Step = { rotate: true } | { extract: Region }
export type Edit = { source: Uint8Array | string; options: SharpOptions; steps: readonly Step[] }

sharp.concurrency(1)
sharp.cache(false)

/** The picture after some steps, as Payload asks for it when it is cropped or has frames. */
export const editPicture = (edit: Edit): Promise<{ data: Buffer; info: OutputInfo }> =>
  openPicture(edit).toBuffer({ resolveWithObject: true })

/** What the header of a picture says. */
export const describePicture = (edit: Edit): Promise<Metadata> => openPicture(edit).metadata()

function openPicture({ source, options, steps }: Edit): Sharp {
  const picture = sharp(source, { ...options, limitInputPixels: mostPixels.staff })

  return steps.reduce(
    (done, step) => ('rotate' in step ? done.rotate() : done.extract(step.extract)),
    picture,
  )
}
