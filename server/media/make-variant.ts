import { drawPage } from './draw-file.ts'
import type { encodeDrawing, encodePicture, Wanted } from './encode-picture.apart.ts'
import { type Patience, pictureApart } from './picture-apart.ts'

const tasks = 'server/media/encode-picture.apart.ts'

/** The picture in the wanted size and format. */
export async function makeVariant({ source, ...wanted }: Wanted, patience?: Patience): Promise<Buffer> {
  // Of a document that stands for a picture the first page is shown.
  const isDocument = typeof source === 'string' && source.endsWith('.pdf')
  const drawn = isDocument ? await drawPage(source, patience) : source

  return pictureApart<typeof encodePicture>(`${tasks}#encodePicture`, { ...wanted, source: drawn }, patience)
}

export const makeCard = (drawing: string): Promise<Buffer> =>
  pictureApart<typeof encodeDrawing>(`${tasks}#encodeDrawing`, drawing)
