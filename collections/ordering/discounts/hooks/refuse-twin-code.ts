import type { CollectionBeforeChangeHook } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

type Stored = {
  id: string
  code?: string | null
  kind?: string
  branches?: unknown[]
  validFrom?: string | null
  validUntil?: string | null
}

/** Whoever types a code means one discount. A record without what its kind takes off, or without any time, would take off nothing. */
export const refuseTwinCode: CollectionBeforeChangeHook<Stored> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const record = { ...originalDoc, ...data } as Stored & { percent?: number | null; amount?: number | null } // as it will be stored
  if (record.kind === 'percent' && !record.percent) missing('percent')
  if (record.kind === 'amount' && !record.amount) missing('amount')
  if (isNever(record)) {
    const message = 'Der Rabatt endet, bevor er beginnt.'
    refuseFields([{ field: 'validUntil', message, code: 'validation' }])
  }
  if (!record.code) return data

  // Two that arrive together must see each other.
  await holdUntilCommit(req, 'discounts')
  const twins = await findRecords(asSystem(req), 'discounts', {
    where: {
      and: [
        { code: { equals: record.code } },
        { branches: { in: (record.branches ?? []).map(idOf) } },
        ...(operation === 'update' ? [{ id: { not_equals: originalDoc?.id } }] : []),
      ],
    },
    select: {},
    limit: 1,
  })
  if (twins.length > 0) {
    const message = 'Diesen Code gibt es in einer dieser Filialen schon.'
    refuseFields([{ field: 'code', message, code: 'validation' }])
  }
  return data
}

const isNever = ({ validFrom, validUntil }: Stored): boolean =>
  Boolean(validFrom && validUntil) && Date.parse(String(validUntil)) <= Date.parse(String(validFrom))

const missing = (field: string) =>
  refuseFields([{ field, message: 'Bitte geben Sie an, wie viel abgezogen wird.', code: 'validation' }])
