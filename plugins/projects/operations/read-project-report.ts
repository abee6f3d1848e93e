import type { PayloadRequest } from 'payload'

import type { Stretch } from '#domain/workforce/ledger/work-stretch.ts'
import {
  type ProjectReport,
  type ProjectTerms,
  type ProjectWork,
  reportOfProject,
} from '#domain/workforce/project-report.ts'
import { idOf, leadsAt, staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

type Asked = { id: string; from?: string; to?: string }
type Read = { name: string; terms: ProjectTerms; isForLead: boolean; report: ProjectReport }

/** What a project has taken, for whoever may see it. Money is for whoever leads. */
export async function readProjectReport(req: PayloadRequest, { id, from, to }: Asked): Promise<Read> {
  const project = await req.payload.findByID({
    collection: 'projects',
    id,
    depth: 0,
    disableErrors: true,
    ...asUser(req),
  })
  if (!project) throw new Refused('unknown-record')
  // Whoever leads elsewhere and works on it besides sees of it what everybody sees who does.
  const isForLead = leadsAt(staffOf(req), idOf(project.branch))
  const terms = {
    // From money and hours anybody reckons what an hour costs.
    rate: isForLead ? (project.hourlyRate ?? null) : null,
    budgetMinutes: project.budgetMinutes ?? null,
    budgetCents: project.budget ?? null,
  }
  const report = reportOfProject(await readWorks(req, id), terms, { from: from ?? null, to: to ?? null })

  return { name: project.name, terms, isForLead, report }
}

type Row = {
  id: string
  from: number
  to: number | null
  breaks: Stretch[]
  timeZone: string
  person: string
  name: string | null
  task: string | null
  note: string | null
}

/** What was pressed for the project itself, or for one of its tasks: each of them is found by an index. */
export const worksOfProject = `
  select a.id, a.note, a.user_id as person, u.name, t.title as task, b.time_zone as "timeZone",
         (extract(epoch from a.started_at) * 1000)::float8 as "from",
         (extract(epoch from a.ended_at) * 1000)::float8 as "to",
         coalesce((select json_agg(json_build_object('from', extract(epoch from r.started_at) * 1000,
                                                     'to', extract(epoch from r.ended_at) * 1000) order by r._order)
                     from working_activities_breaks r where r._parent_id = a.id), '[]') as breaks
    from working_activities a
    join branches b on b.id = a.branch_id
    left join users u on u.id = a.user_id
    left join tasks t on t.id = a.task_id
   where a.project_id = $1
      or (a.project_id is null and a.task_id = any (array(select id from tasks where project_id = $1)))`

async function readWorks({ payload }: PayloadRequest, project: string): Promise<ProjectWork[]> {
  const { rows } = await payload.db.pool.query<Row>({
    name: 'works-of-project',
    text: worksOfProject,
    values: [project],
  })

  return rows.map(({ person, name, ...row }) => ({ ...row, person: { id: person, name: name ?? '' } }))
}
