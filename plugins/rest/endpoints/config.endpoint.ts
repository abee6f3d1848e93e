import { addDataAndFileToRequest, type PayloadHandler } from 'payload'

import { grantsOf } from '#collections/shared/access/access-of.ts'
import { callerOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

/** `GET /api/config`: the settings of the installation. */
export const readConfig: PayloadHandler = async (req) => {
  const config = await req.payload.findGlobal({ slug: 'config', depth: 1, ...asUser(req) })

  return Response.json(config)
}

/** `POST /api/config` saves the given settings and answers all of them. */
export const saveConfig: PayloadHandler = async (req) => {
  if (!grantsOf('config', 'update', callerOf(req)).includes('all')) throw new Refused('not-allowed')

  await addDataAndFileToRequest(req)
  const saved = await req.payload.updateGlobal({
    slug: 'config',
    data: req.data ?? {},
    depth: 1,
    overrideLock: false,
    ...asUser(req),
  })

  return Response.json(saved)
}
