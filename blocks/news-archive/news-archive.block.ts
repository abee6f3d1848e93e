import { heading, lines, picture, sketch } from '#collections/shared/admin/sketch.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const newsArchiveBlock = sectionBlock(
  'newsArchive',
  'Alle Neuigkeiten, die neueste zuerst.',
  sketch(
    [8, 32, 56]
      .map((y) => `${picture(10, y, 26, 18)}${heading(42, y + 2, 46)}${lines(42, y + 11, 68, 1)}`)
      .join(''),
  ),
  [...introFields],
)
