import type { DemoPiece } from '../demo-page.ts'

/** What several pages end with. */
export const cleaningPieces: DemoPiece[] = [
  {
    key: 'fragen',
    name: 'Fragen Sie trotzdem',
    sections: ({ page }) => [
      {
        blockType: 'sectionLink',
        label: 'Nicht dabei? Fragen Sie trotzdem.',
        hasArrow: true,
        button: { label: 'Kontakt', target: page('kontakt') },
      },
    ],
  },
]
