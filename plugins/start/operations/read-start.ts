import type { CollectionSlug, PayloadRequest } from 'payload'

import { callerOf } from '#kernel/access/caller.ts'
import { asUser, asUserInFull } from '#kernel/access/on-behalf.ts'

import { startCollections } from '../start-urls.data.ts'
import { knownPart } from './known-parts.ts'

type Entry = { url: string; json: string }

/** The answer to `init` as JSON, put together from parts that callers with the same rights share. */
export async function readStart(req: PayloadRequest): Promise<string> {
  const slugs = startCollections.filter((slug) => slug in req.payload.collections)
  const entries = await Promise.all([
    readSettings(req),
    readPerson(req),
    ...slugs.map((slug) => readCollection(req, slug as CollectionSlug)),
  ])
  const parts = entries
    .flatMap((entry) => entry ?? [])
    .map(({ url, json }) => `{"url":"${url}","data":${json}}`)

  return `[${parts.join(',')}]`
}

/** The tags that an answer to a guest depends on. */
export const startTags: readonly string[] = ['config', 'images', ...startCollections]

async function readSettings(req: PayloadRequest): Promise<Entry> {
  const { askers } = callerOf(req)
  const json = await knownPart(req.payload, `config|${askers.join()}`, ['config', 'images'], async () =>
    JSON.stringify(await req.payload.findGlobal({ slug: 'config', depth: 1, ...asUser(req) })),
  )

  return { url: '/api/config', json }
}

async function readPerson(req: PayloadRequest): Promise<Entry> {
  const { id, askers } = callerOf(req)
  const { access } = req.payload.collections.users.config
  const isPerson = id !== null && !askers.includes('device')
  const person =
    isPerson && (await access.read({ req })) !== false
      ? await req.payload.findByID({ collection: 'users', id, depth: 1, ...asUser(req) })
      : null

  return { url: '/api/users/me', json: JSON.stringify(person) }
}

async function readCollection(req: PayloadRequest, slug: CollectionSlug): Promise<Entry | null> {
  const reach = await req.payload.collections[slug].config.access.read({ req })
  if (reach === false) return null

  // Records follow from where-rights, fields from roles: callers who share both share the answer.
  const key = `${slug}|${callerOf(req).askers.join()}|${JSON.stringify(reach)}`
  const json = await knownPart(req.payload, key, [slug], async () => {
    const { docs } = await req.payload.find({
      collection: slug,
      depth: 0,
      limit: 0,
      pagination: false,
      ...asUserInFull(req),
    })
    return JSON.stringify(docs)
  })

  return { url: `/api/${slug}`, json }
}
