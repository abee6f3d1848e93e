import { addDataAndFileToRequest, type Endpoint } from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { placeOf } from '#kernel/api/endpoint-of.ts'

import { readConfigContract, saveConfigContract } from '../settings.contracts.ts'

/** `GET /api/config`: the settings of the installation. */
const readConfig: Endpoint = {
  ...placeOf(readConfigContract),
  handler: async (req) =>
    Response.json(await req.payload.findGlobal({ slug: 'config', depth: 1, ...asUser(req) })),
}

/** `POST /api/config` saves the given settings and answers all of them. */
const saveConfig: Endpoint = {
  ...placeOf(saveConfigContract),
  handler: async (req) => {
    await requireRight(req, 'update', 'config')
    await addDataAndFileToRequest(req)
    const saved = await req.payload.updateGlobal({
      slug: 'config',
      data: req.data ?? {},
      depth: 1,
      overrideLock: false,
      ...asUser(req),
    })

    return Response.json(saved)
  },
}

export const configEndpoints: Endpoint[] = [readConfig, saveConfig]
