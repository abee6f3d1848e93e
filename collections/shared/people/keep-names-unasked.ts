import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

import { afterGrant } from '#kernel/access/after-grant.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { followPath } from '#kernel/database/follow-path.ts'
import { Refused } from '#kernel/refused.ts'
import { sortPathsOf, wherePathsOf } from '#domain/api/query-budget.ts'

import { peopleKnownTo } from './people-known-to.ts'
import { namesPerson } from './title-with-person.ts'

type Call = Parameters<CollectionBeforeOperationHook>[0]
type Asked = { where?: Where; sort?: string | string[]; field?: string }
/** Which paths lead to a title that names somebody, and to what else of its record. */
type Titles = { has: (path: string) => boolean; beside: (path: string) => { person: string; date: string } }

/**
 * A name that is hidden in a title could be asked for letter by letter, or read from the order of a list. So conditions
 * on the title find records of people who may be named, and lists are in the order of the dates instead.
 */
export const keepNamesUnasked = afterGrant(async function keepNamesUnasked({ args, collection, req }) {
  const people = await peopleKnownTo(req)
  if (people === 'everybody') return args

  const titles = titlesOf(req, collection.slug)
  const { where, sort, field } = args as Asked
  // Its values themselves, one after the other.
  if (field && titles.has(field)) throw new Refused('not-allowed')
  return {
    ...args,
    ...(where && { where: amongPeople(where, titles, [...people]) }),
    ...(sort && { sort: inOrderOfDates(sort, titles) }),
  }
}, concerns)

function concerns({ args, collection, overrideAccess, req }: Call): boolean {
  if (overrideAccess || !staffOf(req)) return false
  const { where, sort, field } = args as Asked
  const { has } = titlesOf(req, collection.slug)

  return [...wherePathsOf(where), ...sortPathsOf(sort), ...sortPathsOf(field)].some(has)
}

function titlesOf({ payload: { collections } }: PayloadRequest, slug: Call['collection']['slug']): Titles {
  const followed = (path: string) => followPath(collections, slug, plain(path))

  return {
    has: (path) => namesPerson(followed(path).fields.at(-1)),
    beside: (path) => {
      const before = plain(path).split('.').slice(0, -1)
      const { custom } = collections[followed(path).entered.at(-1)?.slug ?? slug].config
      const named = (name: string) => [...before, name].join('.')

      return { person: named('user'), date: named(String(custom.periodField ?? 'createdAt')) }
    },
  }
}

/** What is malformed is left for whoever refuses it. */
function amongPeople(where: Where, titles: Titles, people: readonly string[]): Where {
  if (typeof where !== 'object' || where === null || Array.isArray(where)) return where
  const entries = Object.entries(where).map(([key, value]) => [
    key,
    isGroup(key) && Array.isArray(value) ? value.map((each) => amongPeople(each, titles, people)) : value,
  ])
  const narrowed: Where = Object.fromEntries(entries)
  const asked = Object.keys(where).filter((key) => !isGroup(key) && titles.has(key))
  if (asked.length === 0) return narrowed

  return { and: [narrowed, ...asked.map((path) => ({ [titles.beside(path).person]: { in: [...people] } }))] }
}

function inOrderOfDates(sort: string | string[], titles: Titles): string[] {
  const keys = [sort].flat().flatMap((each) => each.split(','))

  return keys.map((each) => {
    const key = each.trim()
    const path = key.replace(/^-/, '')
    return titles.has(path) ? `${key.startsWith('-') ? '-' : ''}${titles.beside(path).date}` : key
  })
}

const isGroup = (key: string): boolean => /^(?:and|or)$/i.test(key)

/** Payload reads two underscores as a dot. */
const plain = (path: string): string => path.replaceAll('__', '.')
