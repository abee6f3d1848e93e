import type { CollectionBeforeChangeHook } from 'payload'

import { refuseFields } from '#kernel/refuse-fields.ts'
import {
  canServe,
  type DeviceKind,
  deviceKindLabels,
  type DevicePurpose,
  usualPurpose,
} from '#domain/operations/devices.ts'

/** A key opens what the kind of its device is for, and nothing else. */
export const checkPurpose: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { kind, purpose } = { ...originalDoc, ...data } as { kind: DeviceKind; purpose?: DevicePurpose }
  if (!Object.hasOwn(deviceKindLabels, kind)) return data
  if (!purpose) return { ...data, purpose: usualPurpose(kind) }
  // Whoever changes the kind alone means the usual purpose of the new one.
  if (kind !== originalDoc?.kind && purpose === originalDoc?.purpose && !canServe(kind, purpose)) {
    return { ...data, purpose: usualPurpose(kind) }
  }

  const message = `Ein Gerät der Art „${deviceKindLabels[kind]}“ kann diesem Zweck nicht dienen.`
  refuseFields(canServe(kind, purpose) ? [] : [{ field: 'purpose', code: 'purpose-unfit', message }])
  return data
}
