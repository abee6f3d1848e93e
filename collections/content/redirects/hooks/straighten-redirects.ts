import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'

import { holdUntilCommit } from '#collections/shared/hold-until-commit.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'
import { Refused } from '#collections/shared/refused.ts'
import { planRedirect, type Redirect, type RedirectPlan } from '#domain/content/redirects.ts'

type Stored = Redirect & { id: string; isEnabled?: boolean | null }

/** Longer ways cannot be stored, so this only bounds the search. */
const mostHops = 50

/** Shortens chains and refuses circles before a redirect is stored. */
export const straightenRedirect: CollectionBeforeChangeHook<Stored> = async ({ data, originalDoc, req }) => {
  const redirect = { ...originalDoc, ...data } as Stored
  // Two halves of a circle that arrive together must see each other.
  await holdUntilCommit(req, 'redirects')
  if (redirect.isEnabled === false || !redirect.target) return data

  const plan = planRedirect(redirect, await neighboursOf(redirect, originalDoc?.id, req))
  if (!plan) throw leadsBack()

  return { ...data, target: plan.target }
}

/** Older redirects that led to this one's start now lead to its end. */
export const retargetOlder: CollectionAfterChangeHook<Stored> = async ({ doc, req }) => {
  if (doc.isEnabled === false || !doc.target || req.context.isRetargeting) return

  const plan = planRedirect(doc, await leadingTo(doc, req))
  for (const path of plan?.retargeted ?? []) await retarget(path, plan, req)
}

async function retarget(path: string, plan: RedirectPlan | null, req: PayloadRequest): Promise<void> {
  await req.payload.update({
    collection: 'redirects',
    where: { path: { equals: path } },
    data: { target: plan?.target ?? null },
    depth: 0,
    context: { isRetargeting: true },
    ...asSystem(req),
  })
}

/** The redirects that lie on the way from the target, one after the other. */
async function neighboursOf(redirect: Stored, ownId: unknown, req: PayloadRequest): Promise<Stored[]> {
  const way: Stored[] = []
  let next = redirect.target
  while (next !== null && way.length < mostHops && !way.some(({ path }) => path === next)) {
    const [hop] = await findEnabled({ path: { equals: next } }, 1, req)
    if (!hop || hop.id === ownId) break
    way.push(hop)
    next = hop.target
  }

  return way
}

function leadingTo({ path, id }: Stored, req: PayloadRequest): Promise<Stored[]> {
  return findEnabled({ target: { equals: path }, id: { not_equals: id } }, 500, req)
}

async function findEnabled(where: Where, limit: number, req: PayloadRequest): Promise<Stored[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [where, { isEnabled: { equals: true } }] },
    limit,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return docs as Stored[]
}

function leadsBack(): Refused {
  const message = 'Diese Weiterleitung führt im Kreis.'

  return new Refused('validation', {}, [{ message, field: 'target', code: 'validation' }])
}
