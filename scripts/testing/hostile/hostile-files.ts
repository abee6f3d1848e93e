import { bombs } from './bombs.ts'
import { costlyDocuments } from './costly-documents.ts'
import { costlyPictures } from './costly-pictures.ts'
import { broken, polyglots, telltales, travellers } from './disguises.ts'
import type { HostileFile } from './hostile-file.ts'
import { scriptedDrawings } from './scripted-drawings.ts'

/** What would do something in the browser of whoever opens it, or is taken for something else there. */
export const actingFiles: HostileFile[] = [
  ...scriptedDrawings,
  ...polyglots,
  ...broken,
  ...telltales,
  ...travellers,
]

/** Everything that somebody has tried elsewhere: beside those, what is only dear to unpack or to draw. */
export const hostileFiles: HostileFile[] = [...actingFiles, ...bombs, ...costlyPictures, ...costlyDocuments]
