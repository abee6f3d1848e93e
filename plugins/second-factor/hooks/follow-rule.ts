import type { CollectionAfterChangeHook, GlobalAfterChangeHook, GlobalBeforeChangeHook } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'

import { endSessionsByRoles, endSessionsOf, holdRule } from '../operations/rule-of-roles.ts'
import { hasFactor, readStanding } from '../operations/standing.ts'

type Settings = { secondFactorRoles?: readonly string[] | null }

const message = 'Richten Sie zuerst Ihren eigenen zweiten Faktor ein, sonst sperren Sie sich aus.'

/** Whoever asks a factor of a role of their own has one already. */
export const refuseOwnLockout: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const added = addedRoles(originalDoc, data)
  if (added.length === 0) return data
  await holdRule(req)
  const staff = staffOf(req)
  if (!staff || !staff.roles.some((role) => added.includes(role))) return data

  const own = await readStanding(req, { id: staff.id })
  if (own && hasFactor(own)) return data
  const field = 'secondFactorRoles'
  throw new Refused('validation', {}, [
    { message, field, code: 'validation', data: { errors: [{ message, path: field }] } },
  ])
}

export const endSessionsByRule: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await endSessionsByRoles(req, addedRoles(previousDoc, doc))

  return doc
}

/** Another role may be one that has to have a factor. */
export const endSessionsByNewRole: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const before: unknown[] = previousDoc?.roles ?? []
  const isNew = (doc.roles ?? []).some((role: unknown) => !before.includes(role))
  if (operation === 'update' && isNew) await endSessionsOf(req, String(doc.id))

  return doc
}

function addedRoles(before: Settings | undefined, after: Settings): readonly string[] {
  const known = before?.secondFactorRoles ?? []

  return (after.secondFactorRoles ?? []).filter((role) => !known.includes(role))
}
