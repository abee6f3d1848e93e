import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { allRights } from '../../domain/people/rights/all-rights.ts'
import { rightsPage } from '../../domain/people/rights-texts.ts'
import { root } from './run-command.ts'

export const rightsPagePath = 'docs/rights.md'

/** The table of rights for readers. */
export async function writeRightsPage(): Promise<void> {
  await writeFile(join(root, rightsPagePath), rightsPage(allRights))
}
