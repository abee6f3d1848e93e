import type { CollectionBeforeChangeHook } from 'payload'

import { Refused } from '#kernel/refused.ts'

const message =
  'Mit hinterlegtem Schlüssel lässt sich der Anbieter nicht mehr ändern. Bitte schalten Sie das Konto aus und legen Sie ein neues an.'

/** A key belongs to one provider: nobody else is ever sent it. */
export const keepProviderOfKey: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isChanged = 'provider' in data && data.provider !== originalDoc?.provider
  if (originalDoc?.keyHint && isChanged)
    throw new Refused('validation', {}, [{ message, field: 'provider', code: 'validation' }])

  return data
}
