import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import {
  previewTextContract,
  saveTextContract,
  testTextContract,
  testTextSmsContract,
} from '#domain/operations/messages/message-texts.contract.ts'
import { mailAloneText, partsOf, textParts } from '#domain/operations/messages/message-texts.ts'
import { smsNumberProblem } from '#domain/ordering/order-notices.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { promise } from '#kernel/outbox/promise.ts'
import { Refused } from '#kernel/refused.ts'

import { previewText, problemsOf } from './preview-text.ts'
import { promiseSmsTest } from './promise-sms-test.ts'
import { saveText } from './save-text.ts'
import { textTest } from './text-effects.ts'

/** The words of a house: kept, how a message looks in those that somebody is writing, and one of it to themselves. */
export const textEndpoints = [
  endpointOf(saveTextContract, async (req, { body }) => {
    await requireRight(req, 'update', 'message-texts')
    refuseProblems(body)

    return Response.json({ isOwn: await saveText(req, body) })
  }),
  endpointOf(previewTextContract, async (req, { body }) => {
    await requireRight(req, 'read', 'message-texts')
    const preview = await previewText(req.payload, body)

    return Response.json({ ...preview, problems: problemsOf(body.text, body) }, unkept)
  }),
  endpointOf(testTextContract, async (req, { body }) => {
    await requireRight(req, 'update', 'message-texts')
    const user = staffOf(req)?.id
    if (!user) throw new Refused('not-allowed')
    refuseProblems(body)

    const minute = Math.floor(Temporal.Now.instant().epochMilliseconds / 60_000)
    const draft = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 20)
    await promise(req, textTest, { user, draft: body }, `${user}:${draft}:${minute}`)

    return Response.json({ to: addressOf(req) }, { status: 202 })
  }),
  endpointOf(testTextSmsContract, async (req, { body }) => {
    await requireRight(req, 'update', 'message-texts')
    const user = staffOf(req)?.id
    if (!user) throw new Refused('not-allowed')
    refuseProblems(body)
    if (!partsOf(body.text).includes('sms')) throw wrong('text', mailAloneText)
    const message = smsNumberProblem(body.phone)
    if (message) throw wrong('phone', message)

    const to = normalisePhone(body.phone)
    const event = await promiseSmsTest(req, { ...body, phone: to, user }, Temporal.Now.instant())

    return Response.json({ to, event }, { status: 202 })
  }),
]

const wrong = (field: string, message: string): Refused =>
  new Refused('validation', {}, [{ field, message, code: 'validation' }])

function refuseProblems(body: Parameters<typeof previewText>[1]): void {
  const problems = problemsOf(body.text, body)
  const errors = textParts.flatMap((field) => {
    const message = problems[field]
    return message === null ? [] : [{ field, message, code: 'validation' as const }]
  })
  if (errors.length > 0) throw new Refused('validation', {}, errors)
}

/** As it stands in the account of whoever asks. */
const addressOf = ({ user }: PayloadRequest): string => (user as { email?: string } | null)?.email ?? ''
