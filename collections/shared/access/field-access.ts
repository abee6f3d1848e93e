import type { Field, FieldAccess } from 'payload'

import { staffOf } from './caller.ts'

const isAdmin: FieldAccess = ({ req }) => Boolean(staffOf(req)?.roles.includes('ROLE_ADMIN'))
const isStaff: FieldAccess = ({ req }) => staffOf(req) !== null
const never: FieldAccess = () => false

/** Everybody who sees the record sees the field, only admins change it. */
export const onlyAdminWrites = { create: isAdmin, update: isAdmin }

/** Never part of a public answer. */
export const onlyStaffReads = { read: isStaff }

/** Written by the system alone; people see it. */
export const nobodyWrites = { create: never, update: never }

/** The same fields, closed to every person; only operations of the system write them. */
export const sealed = (fields: Field[]): Field[] =>
  fields.map((field) =>
    'name' in field && field.type !== 'ui'
      ? ({ ...field, access: { ...('access' in field ? field.access : {}), ...nobodyWrites } } as Field)
      : field,
  )
