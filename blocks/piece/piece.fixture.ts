import type { PieceSection } from '#cms/payload-types.ts'

import type { Shown } from '../shared/section.ts'

/** One with nothing to show: else its own sections would stand in its place. */
export const pieceFixture: Shown<PieceSection> = { id: 'piece', blockType: 'piece', piece: null }
