import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

import type { DemoPiece, Refs } from './demo-page.ts'

type Given = { division: string; refs: Omit<Refs, 'piece'> }

/** Pieces name pages, and pages name them: so pages are there before, and filled afterwards. */
export async function storePieces(
  req: PayloadRequest,
  pieces: readonly DemoPiece[],
  { division, refs }: Given,
): Promise<Refs['piece']> {
  const ids = new Map<string, string>()
  for (const { key, name, sections } of pieces) {
    const content = { sections: sections(refs) }
    const data = { identifier: key, name, division, isPublic: true, content }
    ids.set(key, (await req.payload.create({ collection: 'blocks', data, depth: 0, ...asSystem(req) })).id)
  }

  return (key) => {
    const id = ids.get(key)
    if (!id) throw new Error(`the demo has no piece ${key}`)
    return id
  }
}
