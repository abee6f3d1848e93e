import { afterPerson, unnamedPerson } from '#domain/workforce/record-titles.ts'

import type { AvatarProps } from './avatar.tsx'

/** As many as Payload names in a cell. */
const mostNamed = 3

/** Whom a title is about; nobody where the name is kept from whoever looks. */
export function personInTitleCell(title: unknown, row: { user?: unknown } | undefined): AvatarProps[] {
  const [name = ''] = typeof title === 'string' ? title.split(afterPerson) : []
  const id = idOfPerson(row?.user)

  return id && name && name !== unnamedPerson ? [{ id, name }] : []
}

/** Those of a cell whose names are known by now and may be read. */
export function peopleIn(value: unknown, known: Readonly<Record<string, unknown>>): AvatarProps[] {
  return [value]
    .flat()
    .slice(0, mostNamed)
    .flatMap((person) => {
      const id = idOfPerson(person)
      const record = known[id]
      const name = typeof record === 'object' && record !== null && 'name' in record ? record.name : ''

      return typeof name === 'string' && name ? [{ id, name }] : []
    })
}

function idOfPerson(value: unknown): string {
  if (typeof value === 'string') return value

  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : ''
}
