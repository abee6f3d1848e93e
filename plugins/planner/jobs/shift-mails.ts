import { createLocalReq, type PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import { findOpenPerson } from '#collections/shared/people/find-open-person.ts'
import { wordsOfStretch } from '#domain/workforce/record-titles.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { mailEvent, sendMail } from '#plugins/messages/messages.port.ts'
import { renderMail } from '#plugins/messages/templates.port.ts'

import type { changeMail, planMail } from '../plan-effects.ts'
import { changeMailTexts, closing, planMailTexts } from './shift-mail.texts.ts'

/** Tells somebody of all their published shifts of some days, as they are by now; who has none any more is told nothing. */
export async function sendPlanMail(
  { person, branch, from, to }: z.output<typeof planMail.facts>,
  delivering: Delivering,
): Promise<void> {
  const req = await createLocalReq({}, delivering.payload)
  const place = await readPlace(req, branch)
  const shifts = await findRecords(asSystem(req), 'working-schedules', {
    where: {
      user: { equals: person },
      branch: { equals: branch },
      status: { equals: 'published' },
      from: { greater_than_equal: from, less_than: to },
    },
    select: shiftFields,
    sort: 'from',
  })
  const reader = await findOpenPerson(req, { id: person, now: Temporal.Now.instant() })
  if (shifts.length === 0 || !place || !reader) return

  const subject = planMailTexts.subject(place.name)
  const items = shifts.map((shift) => lineOf(shift, place.timeZone))
  await send(
    { kind: 'shift-plan', title: planMailTexts.title, subject, person, branch, to: reader.email },
    delivering,
    [greetingOf(reader), planMailTexts.intro(place.name), items],
  )
}

/** Tells somebody what has become of a shift, unless it has changed again since: then the later news says it. */
export async function sendChangeMail(
  facts: z.output<typeof changeMail.facts>,
  delivering: Delivering,
): Promise<void> {
  const { person, branch, what } = facts
  const req = await createLocalReq({}, delivering.payload)
  const shift = await findRecord(asSystem(req), 'working-schedules', {
    where: { id: { equals: facts.shift } },
    select: { ...shiftFields, user: true, status: true, revision: true },
  })
  const isTheirs = shift?.status === 'published' && shift.user && idOf(shift.user) === person
  const isNews = what === 'dropped' ? !isTheirs : isTheirs && shift.revision === facts.revision
  const place = await readPlace(req, branch)
  const reader = await findOpenPerson(req, { id: person, now: Temporal.Now.instant() })
  if (!isNews || !place || !reader) return

  const { title, subject, intro } = changeMailTexts[what]
  const told = what === 'dropped' || !shift ? { ...facts, position: null, note: null } : shift
  await send({ kind: 'shift-change', title, subject, person, branch, to: reader.email }, delivering, [
    greetingOf(reader),
    intro,
    [`${lineOf(told, place.timeZone)}, ${place.name}`],
  ])
}

const shiftFields = { from: true, to: true, position: true, note: true } as const

type ToldShift = { from: string; to: string; position?: string | null; note?: string | null }

function lineOf({ from, to, position, note }: ToldShift, timeZone: string): string {
  const words = [...wordsOfStretch({ from, to, timeZone }), ...(position ? [position] : [])].join(', ')

  return note ? `${words} (${note})` : words
}

type Sent = {
  kind: 'shift-plan' | 'shift-change'
  title: string
  subject: string
  person: string
  branch: string
  to: string
}
type Words = [greeting: string, intro: string, items: string[]]

async function send(
  { kind, title, subject, person, branch, to }: Sent,
  delivering: Delivering,
  [greeting, intro, items]: Words,
): Promise<void> {
  const mail = renderMail({ subject, brand: null, paragraphs: [greeting, intro], items, closing })
  const event = mailEvent(kind, delivering.once)
  const about = { branch, record: `users:${person}` }

  await sendMail({ kind, reader: 'person', to, title, event, about, mail: { subject, ...mail } }, delivering)
}

const greetingOf = ({ name }: { name: string | null }): string =>
  name ? `Guten Tag, ${name},` : 'Guten Tag,'

const readPlace = (req: PayloadRequest, branch: string) =>
  findRecord(asSystem(req), 'branches', {
    where: { id: { equals: branch } },
    select: { name: true, timeZone: true },
  })
