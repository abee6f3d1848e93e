import { bombs } from './bombs.ts'
import { costlyDocuments } from './costly-documents.ts'
import { costlyPictures } from './costly-pictures.ts'
import { broken, polyglots, telltales, travellers } from './disguises.ts'
import type { HostileFile } from './hostile-file.ts'
import { scriptedDrawings } from './scripted-drawings.ts'

/** Everything that somebody has tried elsewhere. */
export const hostileFiles: HostileFile[] = [
  ...scriptedDrawings,
  ...bombs,
  ...costlyPictures,
  ...costlyDocuments,
  ...polyglots,
  ...broken,
  ...telltales,
  ...travellers,
]
