import { latePart } from '../ui/late-part.tsx'

/** Most carts have nothing wrong with them. */
export const LineNote = latePart(
  () => import('./line-note.tsx'),
  (module) => module.LineNote,
)
