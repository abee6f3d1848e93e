import { relationField } from './relation-field.ts'

/** The one branch a record belongs to; access rules look at it. */
export const branchField = (description?: string) =>
  relationField('branch', 'Filiale', 'branches', { required: true, inSidebar: true, description })
