import type { PayloadRequest } from 'payload'

import { monthFileContract, payrollContract } from '#domain/workforce/time-sheet-files.contract.ts'
import {
  closeMonthContract,
  confirmMonthContract,
  holidayBalancesContract,
  monthSheetContract,
  objectMonthContract,
  reopenMonthContract,
  settleConflictContract,
  timeBalancesContract,
} from '#domain/workforce/time-sheets.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { type MadeFile, makeMonthFile } from '../files/make-month-file.ts'
import { makePayroll } from '../files/make-payroll.ts'
import { listBalances, refuseAhead } from '../sheets/list-balances.ts'
import { listLeave } from '../sheets/list-leave.ts'
import { closeMonth, confirmMonth, objectMonth, reopenMonth } from '../sheets/move-month.ts'
import { settleConflict } from '../sheets/settle-conflict.ts'
import { tellMonth } from '../sheets/tell-month.ts'

/** Spec: back office 7, time sheets. */
export const timeSheetEndpoints = [
  endpointOf(timeBalancesContract, async (req, { query }) => {
    const now = Temporal.Now.instant()

    return Response.json({ ...(await listBalances(req, { ...query, now })), at: stamp(now) }, unkept)
  }),
  endpointOf(holidayBalancesContract, async (req, { query }) => {
    const now = Temporal.Now.instant()

    return Response.json({ ...(await listLeave(req, { ...query, now })), at: stamp(now) }, unkept)
  }),
  endpointOf(monthSheetContract, async (req, { params }) => {
    const now = Temporal.Now.instant()
    refuseAhead(params.month, now)

    return Response.json(await tellMonth(req, { ...params, now }), unkept)
  }),
  endpointOf(monthFileContract, async (req, { params }) => {
    const now = Temporal.Now.instant()
    refuseAhead(params.month, now)

    return fileOf(await makeMonthFile(req, { ...params, now }))
  }),
  endpointOf(payrollContract, async (req, { params, query }) => {
    const isPartial = query.isPartial === 'true'
    const now = Temporal.Now.instant()
    refuseAhead(params.month, now)

    return fileOf(await makePayroll(req, { ...params, isPartial, now }))
  }),
  endpointOf(confirmMonthContract, (req, { params, body }) =>
    afterwards(req, params, (now) => confirmMonth(req, { ...params, ...body, now })),
  ),
  endpointOf(objectMonthContract, (req, { params, body }) =>
    afterwards(req, params, (now) => objectMonth(req, { ...params, ...body, now })),
  ),
  endpointOf(closeMonthContract, (req, { params, body: { hash, reason = null } }) =>
    afterwards(req, params, (now) => closeMonth(req, { ...params, hash, reason, now })),
  ),
  endpointOf(reopenMonthContract, (req, { params, body }) =>
    afterwards(req, params, (now) => reopenMonth(req, { ...params, ...body, now })),
  ),
  endpointOf(settleConflictContract, (req, { params, body }) =>
    afterwards(req, params, (now) => settleConflict(req, { ...params, ...body, now })),
  ),
]

type Month = { user: string; month: string }

/** Whoever has done something sees the month as it is then. */
async function afterwards(
  req: PayloadRequest,
  { user, month }: Month,
  step: (now: Temporal.Instant) => Promise<void>,
): Promise<Response> {
  const now = Temporal.Now.instant()
  refuseAhead(month, now)
  await step(now)

  return Response.json(await tellMonth(req, { user, month, now }), unkept)
}

const fileOf = ({ bytes, type, name }: MadeFile): Response =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      ...unkept.headers,
    },
  })

const stamp = (now: Temporal.Instant): string => now.toString({ smallestUnit: 'millisecond' })
