import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import type { ContactRequest } from '#cms/payload-types.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { readOwnTexts, sendMail } from '#plugins/messages/messages.port.ts'

import { findRecipient } from '../operations/find-recipient.ts'
import { composeContactMail } from './compose-contact-mail.ts'
import { contactMail } from './contact-mail.ts'

const unreached = 'A contact request reached nobody by mail: there is no address for them'

/** Tells one reader of a contact request; a request that staff have deleted meanwhile is told to nobody. */
export async function sendContactMail(
  { request: id, reader, host, branch }: z.output<typeof contactMail.facts>,
  delivering: Delivering,
): Promise<void> {
  const { payload } = delivering
  const req = await createLocalReq({}, payload)
  const request = await findRequest(req, id)
  if (!request) return

  const { name, email: business, division } = await findRecipient(req, host)
  const house = (branch === undefined ? null : await emailOfBranch(req, branch)) ?? business
  const to = reader === 'business' ? house : request.email
  if (!to) {
    payload.logger.warn({ request: id }, unreached)
    return
  }
  const replyTo = reader === 'business' ? request.email : business
  const { page = null, suspicion = null, company } = request
  const composed = composeContactMail(reader === 'business' ? 'contact-business' : 'contact-guest', {
    request: { ...request, ...contactOf(request), company: company ?? '', page, suspicion },
    business: name,
    backendUrl: backendUrlOf(payload, id),
    own: await readOwnTexts(payload.db.pool, division),
  })
  const of = [id, reader, ...(branch === undefined ? [] : [branch])]
  await sendMail(
    {
      kind: 'contact-request',
      to,
      // The same each time lets mail servers drop what a retry sends twice.
      messageId: `<contact-${of.join('-')}@theke.local>`,
      title: 'Kontaktanfrage',
      event: [contactMail.name, ...of].join(':'),
      reader: reader === 'business' ? 'business' : 'guest',
      about: { record: `contact-requests:${id}` },
      mail: { ...composed, ...(replyTo ? { replyTo } : {}) },
    },
    delivering,
  )
}

async function emailOfBranch(req: PayloadRequest, id: string): Promise<string | null> {
  const branch = await findRecord(asSystem(req), 'branches', {
    where: { id: { equals: id } },
    select: { email: true },
  })

  return branch?.email || null
}

/** Who has answered questions of a form may have said none of it. */
const contactOf = ({ email, phone, comment }: ContactRequest) => ({
  email: email ?? '',
  phone: phone ?? '',
  comment: comment ?? '',
})

function findRequest(req: PayloadRequest, id: string) {
  return req.payload.findByID({
    collection: 'contact-requests',
    id,
    depth: 0,
    disableErrors: true,
    ...asSystem(req),
  })
}

/** Without the address of the installation a mail carries no link rather than a broken one. */
function backendUrlOf({ config }: Payload, id: string): string | null {
  const origin = publicAddress()

  return origin === null ? null : `${origin}${config.routes.admin}/collections/contact-requests/${id}`
}
