import { dissolveFolderContract } from '#domain/content/media/media.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { dissolveFolder } from '../operations/dissolve-folder.ts'

/** What becomes of folders besides what Payload does with any record. */
export const folderEndpoints = [
  endpointOf(dissolveFolderContract, async (req, { params: { id } }) =>
    Response.json({ moved: await dissolveFolder(req, id) }),
  ),
]
