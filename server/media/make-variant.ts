import { doApart } from '#collections/shared/apart/do-apart.ts'
import { GaveUp } from '#collections/shared/apart/gave-up.ts'

import { drawPage } from './draw-page.ts'
import type { encodeDrawing, encodePicture, Wanted } from './encode-picture.apart.ts'
import { isPassing } from './passing-failure.ts'
import { UnreadableFile } from './unreadable-file.ts'

const tasks = 'server/media/encode-picture.apart.ts'

/** The picture in the wanted size and format. */
export async function makeVariant({ source, ...wanted }: Wanted): Promise<Buffer> {
  // Of a document that stands for a picture the first page is shown.
  const isDocument = typeof source === 'string' && source.endsWith('.pdf')
  const drawn = isDocument ? await drawPage(source) : source

  return toPicture(
    doApart<typeof encodePicture>(`${tasks}#encodePicture`, { ...wanted, source: drawn }, { lane: 'shown' }),
  )
}

export const makeCard = (drawing: string): Promise<Buffer> =>
  toPicture(doApart<typeof encodeDrawing>(`${tasks}#encodeDrawing`, drawing, { lane: 'shown' }))

/** Only what the decoder itself complains of is the file's fault, and stays so. */
async function toPicture(work: Promise<Uint8Array>): Promise<Buffer> {
  try {
    return Buffer.from(await work)
  } catch (cause) {
    if (cause instanceof GaveUp) throw cause
    if (isPassing(cause)) throw new GaveUp('passing', cause)
    throw new UnreadableFile('nobody can read the picture', { cause })
  }
}
