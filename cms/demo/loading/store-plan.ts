import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isoDayOf } from '#domain/time/calendar-day.ts'
import { weekdays } from '#domain/time/weekdays.ts'
import { openShiftName, titleOf, wordsOfStretch } from '#domain/workforce/record-titles.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { makeChance } from '../past-orders/chance.ts'
import { duties, type DutyKey, needs } from '../team/duties.data.ts'
import { people } from '../team/people.data.ts'
import type { DemoShift } from '../team/team-shifts.ts'
import type { TeamMember } from './store-people.ts'

type Options = {
  shifts: readonly DemoShift[]
  team: readonly TeamMember[]
  branch: string
  timeZone: string
  now: Temporal.Instant
  seed: number
}

/** What the house needs, the shifts it knows, and who has which of them. */
export async function storePlan(req: PayloadRequest, options: Options): Promise<void> {
  const { branch } = options
  for (const need of needs) {
    const data = { ...need, branch }
    await req.payload.create({ collection: 'staffing-needs', data, depth: 0, ...asSystem(req) })
  }
  const templates = await storeTemplates(req, branch)
  await storeShifts(req, templates, options)
}

async function storeTemplates(req: PayloadRequest, branch: string): Promise<Map<DutyKey, string>> {
  const ids = new Map<DutyKey, string>()
  for (const [key, { post, ...duty }] of Object.entries(duties) as [DutyKey, (typeof duties)[DutyKey]][]) {
    const data = { ...duty, position: post, branch, weekdays: weekdaysOf(key) }
    const { id } = await req.payload.create({
      collection: 'shift-templates',
      data,
      depth: 0,
      ...asSystem(req),
    })
    ids.set(key, id)
  }

  return ids
}

const weekdaysOf = (duty: DutyKey) =>
  weekdays.filter((_, day) => people.some(({ terms }) => terms.some((each) => each?.week[day] === duty)))

const columns = sql.raw(`
  id, user_id, branch_id, status, "from", "to", day, position, break_minutes, template_id, published_at, revision, title`)

/** As plain rows: nobody is to be told of them, and of past ones the rules have nothing to say any more. */
async function storeShifts(
  req: PayloadRequest,
  templates: ReadonlyMap<DutyKey, string>,
  { shifts, seed, ...options }: Options,
): Promise<void> {
  const chance = makeChance(seed)
  const rows = shifts.map((shift) => ({
    id: chance.uuidAt(shift.from),
    template_id: templates.get(shift.duty),
    ...shiftRow(shift, options),
  }))
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into working_schedules (${columns})
    select ${columns} from jsonb_populate_recordset(null::working_schedules, ${JSON.stringify(rows)}::jsonb)`)
}

/** A plan is published ten days ahead. */
const aheadMs = 10 * 86_400_000

function shiftRow(
  { duty, person, day, isPublished, ...span }: DemoShift,
  { team, branch, timeZone, now }: Omit<Options, 'shifts' | 'seed'>,
) {
  const { post, breakMinutes } = duties[duty]
  const member = team.find(({ key }) => key === person)
  const [from, to] = [isoOf(span.from), isoOf(span.to)]
  const publishedAt = isoOf(Math.min(span.from - aheadMs, now.epochMilliseconds - 3_600_000))

  return {
    user_id: member?.id ?? null,
    branch_id: branch,
    from,
    to,
    day: isoDayOf(day),
    position: post,
    break_minutes: breakMinutes,
    revision: 0,
    ...(isPublished
      ? {
          status: 'published',
          published_at: publishedAt,
        }
      : {
          status: 'draft',
          published_at: null,
        }),
    title: titleOf(
      member?.name ?? openShiftName,
      wordsOfStretch({
        from,
        to,
        timeZone,
      }),
    ),
  }
}

const isoOf = (ms: number): string => new Date(ms).toISOString()
