import type { drawFrame as drawFrameApart, drawPage as drawPageApart } from './draw-file.apart.ts'
import { type Patience, pictureApart } from './picture-apart.ts'

const tasks = 'server/media/draw-file.apart.ts'

/** The first page of a PDF as a JPEG. */
export const drawPage = (path: string, patience?: Patience): Promise<Buffer> =>
  pictureApart<typeof drawPageApart>(`${tasks}#drawPage`, path, patience)

/** A picture from the beginning of a video as a JPEG. */
export const drawFrame = (path: string): Promise<Buffer> =>
  pictureApart<typeof drawFrameApart>(`${tasks}#drawFrame`, path)
