import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import * as z from 'zod/mini'

import type { Tag } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { type Deliver, delivered } from '#kernel/outbox/effect-kind.ts'
import { promise } from '#kernel/outbox/promise.ts'
import type { Working } from '#kernel/workers/worker.ts'

export const tastingContract = {
  method: 'get',
  path: '/api/tastings/{course}/{guest}',
  area: 'Verkostungen',
  summary: 'Was ein Gast verkosten kann',
  params: z.object({ course: z.enum(['soup', 'dessert']), guest: z.string() }),
  responses: { 200: { description: 'Die Zahl der Schlagwörter', body: z.object({ totalDocs: z.int() }) } },
  errors: ['validation'],
  rights: 'Alle',
  policy: { isKept: true, shown: ['course'] },
} as const
export const countTags = async (req: PayloadRequest) =>
  Response.json(await req.payload.count({ collection: 'tags', ...asSystem(req) }))

const tagMail = { name: 'tag-mail', facts: z.object({ subject: z.string() }), daysKept: 1 }
const promiseMail: CollectionAfterChangeHook<Tag> = ({ doc, req }) =>
  promise(req, tagMail, { subject: doc.name }, doc.id)
const sendMail: Deliver<object> = (mail, { payload }) => payload.sendEmail(mail)
const invite = ({ payload }: Working) => payload.sendEmail({ subject: 'Einladung' })

/** One thing of each kind, as somebody new to the product writes it by the recipes. */
export const tastingsPlugin = capability({
  name: 'tastings',
  collections: { tags: { tell: { afterChange: [promiseMail] } } },
  endpoints: [endpointOf(tastingContract, countTags)],
  outbox: [delivered(tagMail, async () => sendMail)],
  workers: [{ name: 'tasting-invitations', everySeconds: 3600, load: async () => invite }],
})
