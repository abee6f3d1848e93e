import type { TableSection } from '#cms/payload-types.ts'

import { textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const tableFixture: Shown<TableSection> = {
  id: 'table',
  blockType: 'table',
  text: textOf('Maße'),
  rows: 'Größe | Fläche | Dauer\nKlein | bis 40 m² | 2 h\nGroß | bis 200 m² | 1 Tag',
  hasHead: true,
}
