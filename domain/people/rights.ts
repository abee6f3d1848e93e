import { type Role, roleLabels } from './roles.ts'

export const deeds = ['create', 'read', 'update', 'delete'] as const
export type Deed = (typeof deeds)[number]

/** Everybody is `anyone`; who signed in is a role besides, and rights of several askers add up. */
export const askers = [
  'anyone',
  'device',
  'ROLE_EMPLOYEE',
  'ROLE_EDITOR',
  'ROLE_MANAGER',
  'ROLE_ADMIN',
] as const satisfies readonly (Role | 'anyone' | 'device')[]
export type Asker = (typeof askers)[number]
export const askerLabels: Record<Asker, string> = { anyone: 'Alle', device: 'Geräte', ...roleLabels }

/** Which records of a collection a right reaches, in the words of the page of rights. */
export const grantLabels = {
  all: 'alle',
  none: '–',
  /** `isPublic` is set. */
  published: 'veröffentlichte',
  /** Switched on, or at least shown greyed out. */
  visible: 'sichtbare',
  /** `branch` is one of the person's branches, or the device's branch. */
  branch: 'der eigenen Filiale',
  /** `branches` names one of the person's branches; to change a record all of them must be theirs. */
  branches: 'der eigenen Filialen',
  /** The branch itself is one of the person's. */
  workplace: 'die eigenen',
  /** The record is the person, or the device. */
  self: 'sich selbst',
  /** The person and the people who share a branch with them. */
  colleagues: 'das eigene Team',
  /** `user` is the person. */
  mine: 'eigene',
} as const
export type Grant = keyof typeof grantLabels

export type RightsRow = Readonly<Record<Deed, Grant>>
export type RightsTable = Readonly<Record<string, Readonly<Record<Asker, RightsRow>>>>

export const row = (create: Grant, read: Grant, update: Grant, remove: Grant): RightsRow => ({
  create,
  read,
  update,
  delete: remove,
})

export const everything = row('all', 'all', 'all', 'all')
export const readOnly = row('none', 'all', 'none', 'none')
export const nothing = row('none', 'none', 'none', 'none')
