import type { ProtectedSlug } from './all-rights.ts'
import type { DevicePurpose } from '../../operations/devices.ts'

/** Where the rights of devices hold for some purposes only. */
export const devicePurposesOf: Readonly<Record<string, readonly DevicePurpose[]>> = {
  tables: ['orders', 'printing', 'ordering'],
  departments: ['orders', 'printing'],
  scenes: ['signage'],
  'digital-signage-segments': ['signage'],
  'digital-signage-streams': ['signage'],
  'digital-signage-devices': ['signage'],
} satisfies Partial<Record<ProtectedSlug, readonly DevicePurpose[]>>
