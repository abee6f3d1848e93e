import { addDataAndFileToRequest, type Endpoint } from 'payload'

import { grantsOf } from '#collections/shared/access/access-of.ts'
import { callerOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { placeOf } from '#kernel/api/endpoint-of.ts'
import { Refused } from '#kernel/refused.ts'

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
  },
}

export const configEndpoints: Endpoint[] = [readConfig, saveConfig]
