import type { CollectionSlug, PayloadRequest } from 'payload'

import { callerOf } from '#kernel/access/caller.ts'
import { asUser, asUserInFull } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { kept } from '#kernel/live/kept.ts'

import { initCollections } from '../init-urls.data.ts'

type Entry = { url: string; json: string }

/** The answer to `init` as JSON, put together from parts that callers with the same rights share. */
export async function readInit(req: PayloadRequest): Promise<string> {
  const slugs = initCollections.filter((slug) => slug in req.payload.collections)
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

async function readSettings(req: PayloadRequest): Promise<Entry> {
  const { askers } = callerOf(req)
  const json = await part(req, `config|${askers.join()}`, (own) =>
    own.payload.findGlobal({ slug: 'config', depth: 1, ...asUser(own) }),
  )

  return { url: '/api/config', json }
}

async function readPerson(req: PayloadRequest): Promise<Entry> {
  const { id, askers } = callerOf(req)
  const isPerson = id !== null && !askers.includes('device')
  const person =
    isPerson && (await rightTo(req, 'read', 'users'))
      ? await req.payload.findByID({ collection: 'users', id, depth: 1, ...asUser(req) })
      : null

  return { url: '/api/users/me', json: JSON.stringify(person) }
}

async function readCollection(req: PayloadRequest, slug: CollectionSlug): Promise<Entry | null> {
  const reach = await rightTo(req, 'read', slug)
  if (!reach) return null

  // Records follow from where-rights, fields from roles: callers who share both share the answer.
  const key = `${slug}|${callerOf(req).askers.join()}|${JSON.stringify(reach)}`
  const json = await part(req, key, (own) => findRecords(asUserInFull(own), slug))

  return { url: `/api/${slug}`, json }
}

/** Serialised once for all who share the key. */
async function part(
  { payload, user }: PayloadRequest,
  key: string,
  read: (req: PayloadRequest) => Promise<unknown>,
): Promise<string> {
  const json = await kept({
    payload,
    key: `init ${key}`,
    user,
    read: async (req) => JSON.stringify(await read(req)),
    bytesOf: ({ length }) => length * 2,
  })

  return json ?? 'null'
}
