import {
  setSmsKeyContract,
  smsReportAddressContract,
  smsReportContract,
} from '#domain/operations/messages/sms-account.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { hearSmsReport } from './operations/hear-sms-report.ts'
import { reportUrlOf } from './operations/open-sms-account.ts'
import { findSmsAccount, setSmsKey } from './operations/set-sms-key.ts'

/** The key of an account, and where its provider reports to. */
export const smsAccountEndpoints = [
  endpointOf(setSmsKeyContract, async (req, { params: { id }, body }) =>
    Response.json(await setSmsKey(req, id, body), unkept),
  ),
  endpointOf(smsReportAddressContract, async (req, { params: { id } }) => {
    await requireRight(req, 'update', 'sms-accounts')
    const account = await findSmsAccount(req, id)

    return Response.json({ url: reportUrlOf(req.payload.secret, account.id) }, unkept)
  }),
]

/** Answered alike whatever becomes of it. */
export const smsReportEndpoint = endpointOf(smsReportContract, async (req, { params }) => {
  const body = (await req.text?.()) ?? ''
  await hearSmsReport(req.payload, params, { headers: req.headers, body, now: Temporal.Now.instant() })

  return Response.json({ statusCode: 2000, statusMessage: 'ok' } as const)
})
