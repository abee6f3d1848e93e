/** A link in a text says of which collection its page is; a field that knows only pages does not. */
type Relation = string | { relationTo: string; value: unknown }
export type Chosen = Relation | Relation[] | null | undefined | number

type Shape = { hasMany?: boolean | undefined; relationTo: string | string[] }

/** The ids of the pages in the value of a field, whatever its shape; a form says 0 where it has no rows. */
export function idsIn(value: Chosen): string[] {
  return [value ?? []]
    .flat()
    .map((relation) => (typeof relation === 'object' ? idOf(relation.value) : relation))
    .filter((id): id is string => typeof id === 'string' && id !== '')
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** The ids in the shape that the field keeps. */
export function valueOf(ids: readonly string[], { hasMany, relationTo }: Shape): Chosen {
  const relations = ids.map(
    (id): Relation => (Array.isArray(relationTo) ? { relationTo: 'sites', value: id } : id),
  )

  return hasMany ? relations : (relations[0] ?? null)
}
