'use client'

import { callOf } from '#domain/api/call-of.ts'
import { type PlanSpan, planSpans } from '#domain/workforce/planning/plan-span.ts'
import type { RowKind } from '#domain/workforce/planning/plan-rows.ts'
import type { Plan, planContract } from '#domain/workforce/planning/plan.contract.ts'
import { readDay, useEvery, useLoaded, useNews, useUrl } from '#plugins/desk/kit.port.ts'

const readPlan = callOf<typeof planContract>('get', '/api/working-schedules/plan')

/** Besides what is told: a connection may be lost without anybody noticing. */
const readSeconds = 120

/** What of a plan is shown; it stands in the address. */
export type PlanChoice = {
  branch: string | null
  day: string | null
  span: PlanSpan
  rows: RowKind
  post: string | null
}

export function usePlan() {
  const { params, change } = useUrl()
  const choice: PlanChoice = {
    branch: params.get('filiale'),
    day: readDay(params.get('tag')),
    span: planSpans.find((span) => spanNames[span] === params.get('ansicht')) ?? 'week',
    rows: params.get('zeilen') === rowNames.posts ? 'posts' : 'people',
    post: params.get('einsatz'),
  }
  const { branch, day, span } = choice
  const loaded = useLoaded<Plan>(`${branch} ${day} ${span}`, (signal) =>
    readPlan(fetch, { signal, query: { ...(branch && { branch }), ...(day && { day }), span } }),
  )
  useNews('/api/working-schedules/plan/events', loaded.reload)
  useEvery(readSeconds, loaded.reload)

  const choose = (chosen: Partial<PlanChoice>) =>
    change({
      ...('branch' in chosen && { filiale: chosen.branch ?? null, einsatz: null }),
      ...('day' in chosen && { tag: chosen.day ?? null }),
      ...(chosen.span && { ansicht: chosen.span === 'week' ? null : spanNames[chosen.span] }),
      ...(chosen.rows && { zeilen: chosen.rows === 'people' ? null : rowNames[chosen.rows] }),
      ...('post' in chosen && { einsatz: chosen.post ?? null }),
    })

  return { choice, choose, loaded }
}

/** As the address says it. */
const spanNames: Readonly<Record<PlanSpan, string>> = { week: 'woche', month: 'monat' }
const rowNames: Readonly<Record<RowKind, string>> = {
  people: 'personen',
  posts: 'einsatz',
}
