import { createLocalReq, type Payload } from 'payload'
import type * as z from 'zod/mini'

import { findOpenPerson } from '#collections/shared/people/find-open-person.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { readOwnTexts, sendMail } from '#plugins/messages/messages.port.ts'

import { eventOf, type leaveNoticeMail } from './leave-effects.ts'
import { readNotices } from './leave-record.ts'
import { composeLeaveNotice } from './compose-leave-notice.ts'

/** Tells somebody of the leave years that were noted for them. Who is locked out of the house, or has left it, is told nothing. */
export async function sendLeaveNotice(
  { sending, person, branch }: z.output<typeof leaveNoticeMail.facts>,
  delivering: Delivering,
): Promise<void> {
  const { payload } = delivering
  const req = await createLocalReq({}, payload)
  const all = (await readNotices(req, [person])).get(person) ?? []
  const notices = all.filter((notice) => notice.sending === sending && notice.withdrawn === null)
  const reader = await findOpenPerson(req, { id: person, now: Temporal.Now.instant() })
  const place = await findRecord(asSystem(req), 'branches', {
    where: { id: { equals: branch } },
    select: { name: true, division: true },
  })
  if (notices.length === 0 || !reader || !place) return

  const division = place.division ? idOf(place.division) : null
  const mail = composeLeaveNotice('person-leave-notice', {
    name: reader.name,
    branch: place.name,
    brand: null,
    told: notices.map(({ halfDays, ...told }) => ({ ...told, days: halfDays / 2 })),
    backendUrl: ownLeaveUrl(payload),
    own: await readOwnTexts(payload.db.pool, division),
  })
  await sendMail(
    {
      kind: 'leave-notice',
      reader: 'person',
      to: reader.email,
      title: 'Hinweis auf Urlaub',
      event: eventOf(sending, person),
      about: { branch, record: `users:${person}` },
      mail,
    },
    delivering,
  )
}

/** Where a notice is acknowledged; without the address of the installation a mail carries no link. */
function ownLeaveUrl({ config }: Payload): string | null {
  const origin = publicAddress()

  return origin === null ? null : `${origin}${config.routes.admin}/zeiten?bereich=abwesenheiten`
}
