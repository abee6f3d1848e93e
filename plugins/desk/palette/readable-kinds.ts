import type { FlattenedField, PayloadRequest, Where } from 'payload'

import { rightTo } from '#kernel/access/rights.ts'

import { type PaletteKind, paletteOf } from '../palette.port.ts'
import { letterAt, type Letters } from './word-query.ts'

/** A kind of records of which somebody may read some, and which of its fields they may search. */
export type ReadableKind = PaletteKind & {
  where: Where | true
  /** Who may be named to the person. */
  people: Where | true
  letters: Letters
}

export async function readableKinds(req: PayloadRequest): Promise<ReadableKind[]> {
  const { kinds } = paletteOf(req.payload.config)
  const people = await peopleKnownTo(req)
  const readable = await Promise.all(kinds.map((kind) => readableKind(req, kind, people)))

  return readable.filter((kind) => kind !== null)
}

async function peopleKnownTo(req: PayloadRequest): Promise<Where | true> {
  const granted = await rightTo(req, 'read', 'users')
  if (granted === true) return true
  const own: Where = { id: { equals: String(req.user?.id) } }

  return granted ? { or: [own, granted] } : own
}

async function readableKind(
  req: PayloadRequest,
  kind: PaletteKind,
  people: Where | true,
): Promise<ReadableKind | null> {
  const { slug, words, phones = [] } = kind
  const { config } = req.payload.collections[slug]
  if (isHidden(config.admin.hidden, req)) return null
  const granted = await rightTo(req, 'read', slug)
  if (!granted) return null
  const fields = [...words, ...phones]
  const open = await Promise.all(
    fields.map((name) =>
      mayRead(
        req,
        config.flattenedFields.find((field) => field.name === name),
      ),
    ),
  )
  const letters = fields.map((_, place) => letterAt(place)).filter((_, place) => open[place])
  const firstPhone = letterAt(words.length)

  return {
    ...kind,
    where: granted,
    people,
    letters: {
      words: letters.filter((letter) => letter < firstPhone),
      phones: letters.filter((letter) => letter >= firstPhone),
    },
  }
}

type Hidden = boolean | ((args: { user: never }) => boolean) | undefined

// Payload asks with the person as its client types them.
export const isHidden = (hidden: Hidden, { user }: PayloadRequest): boolean =>
  typeof hidden === 'function' ? hidden({ user: user as never }) : hidden === true

/** What somebody sees of some records only cannot be searched: finding it would tell what it says. */
async function mayRead(req: PayloadRequest, field: FlattenedField | undefined): Promise<boolean> {
  if (!field) return false
  const read = 'access' in field ? field.access?.read : undefined

  return !read || (await read({ req }))
}
