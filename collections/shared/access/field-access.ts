import type { Field, FieldAccess } from 'payload'

import { idOf, leads, leadsAt, staffOf } from '#kernel/access/caller.ts'

const isAdmin: FieldAccess = ({ req }) => Boolean(staffOf(req)?.roles.includes('ROLE_ADMIN'))
const isLead: FieldAccess = ({ req }) => leads(staffOf(req))
const isStaff: FieldAccess = ({ req }) => staffOf(req) !== null
const never: FieldAccess = () => false

/** Everybody who sees the record sees the field, only admins change it. */
export const onlyAdminWrites = { create: isAdmin, update: isAdmin }

/** Nobody but admins sees or changes it. */
export const onlyAdminReads = { read: isAdmin, create: isAdmin, update: isAdmin }

/** Everybody who sees the record sees the field, only managers and admins change it. */
export const onlyLeadWrites = { create: isLead, update: isLead }

/**
 * Nobody but admins and whoever leads the branch of the record sees it, not even whom it is about. Of no record in
 * particular, which is how filters ask, only admins do: a filter tells what it is not shown.
 */
export const onlyLeadReads = { read: leadsBranchOf(({ branch }) => branch), create: isLead, update: isLead }

/** The same of what a branch says itself. */
export const onlyLeadOfBranchReads = { read: leadsBranchOf(({ id }) => id), create: isLead, update: isLead }

function leadsBranchOf(branchOf: (doc: Record<string, unknown>) => unknown): FieldAccess {
  return ({ req, doc }) => {
    const staff = staffOf(req)
    // One that is made just now has no id yet, and belongs nowhere until its branch is chosen.
    return doc && !doc.id ? leads(staff) : leadsAt(staff, doc ? idOf(branchOf(doc)) : '')
  }
}

/** Never part of a public answer. */
export const onlyStaffReads = { read: isStaff }

/** Kept for the system alone: nobody reads, asks for or writes it through the API. */
export const secret = { read: never, create: never, update: never }

/** Said when the record is made, and never changed. */
export const writtenOnce = { update: never }

/** Written by the system alone; people see it. */
export const nobodyWrites = { create: never, update: never }

/** The same fields, closed to every person; only operations of the system write them. */
export const sealed = (fields: Field[]): Field[] =>
  fields.map((field) =>
    'name' in field && field.type !== 'ui'
      ? ({ ...field, access: { ...('access' in field ? field.access : {}), ...nobodyWrites } } as Field)
      : field,
  )
