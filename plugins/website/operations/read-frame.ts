import type { PayloadRequest } from 'payload'

import type { Division } from '#cms/payload-types.ts'

import { findNavigations, type MenuParts, type Menus, menusOf } from './menus.ts'
import { collecting, readRelations, wantNothing } from './read-relations.ts'
import { readStanding, type Standing } from './read-standing.ts'

/** What the shop has around its pages as the website has it. `branches` are the public ones of the division. */
export async function readFrame(
  req: PayloadRequest,
  { division, branches }: { division: Division | null; branches: MenuParts['branches'] },
): Promise<Menus & Standing> {
  const [navigations, standing] = await Promise.all([
    findNavigations(req, division),
    readStanding(req, division),
  ])
  const wanted = wantNothing()
  menusOf({ navigations, branches }, collecting(wanted))
  const replace = await readRelations(req, wanted, division)

  return { ...menusOf({ navigations, branches }, replace), ...standing }
}
