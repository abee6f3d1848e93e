import type { drawFrame as drawFrameApart, drawPage as drawPageApart } from './draw-file.apart.ts'
import { pictureApart } from './picture-apart.ts'

const tasks = 'server/media/draw-file.apart.ts'

/** The first page of a PDF as a JPEG. */
export const drawPage = (path: string): Promise<Buffer> =>
  pictureApart<typeof drawPageApart>(`${tasks}#drawPage`, path)

/** A picture from the beginning of a video as a JPEG. */
export const drawFrame = (path: string): Promise<Buffer> =>
  pictureApart<typeof drawFrameApart>(`${tasks}#drawFrame`, path)
