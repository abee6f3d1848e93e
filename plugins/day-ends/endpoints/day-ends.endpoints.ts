import {
  closeDayContract,
  dayEndContract,
  dayFileContract,
  dayListContract,
} from '#domain/ordering/day-end/day-end.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'

import { branchesOfDays, branchOfDays } from '../operations/branches-of-days.ts'
import { closeDay } from '../operations/close-day.ts'
import { listDays } from '../operations/list-days.ts'
import { readDay } from '../operations/read-day.ts'
import { makeDayFile } from '../files/make-day-file.ts'

/** The days of a branch, one of them, its end, and its files. */
export const dayEndEndpoints = [
  endpointOf(dayListContract, async (req, { query }) => {
    const branches = await branchesOfDays(req)
    const branch = query.branch ? branches.find(({ id }) => id === query.branch) : branches[0]
    if (query.branch && !branch) throw new Refused('unknown-branch')
    const now = Temporal.Now.instant()
    const listed = branch
      ? await listDays({ database: req.payload.db.pool, branch, before: query.before, now })
      : { days: [], hasMore: false }

    const mayClose =
      branch !== undefined &&
      (await rightTo(req, 'create', 'day-closing', { data: { branch: branch.id } })) === true

    return Response.json(
      { branches: branches.map(shown), branch: branch ? shown(branch) : null, ...listed, mayClose },
      unkept,
    )
  }),
  endpointOf(dayEndContract, async (req, { params }) => {
    const branch = await branchOfDays(req, params.branch)

    return Response.json(await readDay(req, { branch, day: params.day, now: Temporal.Now.instant() }), unkept)
  }),
  endpointOf(closeDayContract, async (req, { params: { branch: id, day }, body }) => {
    const now = Temporal.Now.instant()
    await closeDay(req, { branch: id, day, request: body, now })
    const branch = await branchOfDays(req, id)

    return Response.json(await readDay(req, { branch, day, now }), { status: 201 })
  }),
  endpointOf(dayFileContract, async (req, { params }) => {
    const { bytes, type, name } = await makeDayFile(req, params)

    return new Response(bytes, {
      headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    })
  }),
]

const shown = ({ id, name, timeZone }: { id: string; name: string; timeZone: string }) => ({
  id,
  name,
  timeZone,
})
