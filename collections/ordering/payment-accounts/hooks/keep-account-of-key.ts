import type { CollectionBeforeChangeHook } from 'payload'

import { Refused } from '#kernel/refused.ts'

const message =
  'Mit hinterlegtem Schlüssel lässt sich das nicht mehr ändern. Bitte schalten Sie das Konto aus und legen Sie ein neues an.'

/** A key belongs to one account of one provider, and begun payments are asked for there: nobody else may get either. */
export const keepAccountOfKey: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!originalDoc?.keyHint) return data
  const changed = ['method', 'merchant', 'isTest'].find(
    (field) => field in data && (data[field] ?? null) !== (originalDoc[field] ?? null),
  )
  if (changed) throw new Refused('validation', {}, [{ message, field: changed, code: 'validation' }])

  return data
}
