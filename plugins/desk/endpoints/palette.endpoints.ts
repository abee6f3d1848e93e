import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'
import {
  noteOpenedContract,
  openPaletteContract,
  searchPaletteContract,
} from '#domain/operations/palette/palette.contract.ts'

import { noteOpened, readOpened } from '../palette/opened-records.ts'
import { readActions } from '../palette/read-actions.ts'
import { searchRecords } from '../palette/search-records.ts'

const openPalette = endpointOf(openPaletteContract, async (req) => {
  requireStaff(req)
  const [recent, actions] = await Promise.all([readOpened(req), readActions(req)])

  return Response.json({ recent, actions }, unkept)
})

const searchPalette = endpointOf(searchPaletteContract, async (req, { body }) => {
  requireStaff(req)

  return Response.json({ groups: await searchRecords(req, body.term) }, unkept)
})

const noteOpenedRecord = endpointOf(noteOpenedContract, async (req, { body }) => {
  requireStaff(req)
  await noteOpened(req, body)

  return new Response(null, { status: 204 })
})

export const paletteEndpoints = [openPalette, searchPalette, noteOpenedRecord]

function requireStaff(req: PayloadRequest): void {
  if (!staffOf(req)) throw new Refused('not-allowed')
}
