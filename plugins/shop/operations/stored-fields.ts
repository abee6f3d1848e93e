import type * as z from 'zod/mini'

type Shape = Readonly<Record<string, z.ZodMiniType>>

type Shown<View extends Shape, Stored> = {
  [Name in keyof View & keyof Stored]: View[Name] extends z.ZodMiniBoolean ? boolean : Stored[Name]
}

/**
 * What a view shows of a record as it is stored, by the names of its contract; what it shows in another way is for the
 * caller to add. A switch that nobody has touched yet is off.
 */
export function storedFields<View extends Shape, Stored extends object>(
  { shape }: z.ZodMiniObject<View>,
  stored: Stored,
): Shown<View, Stored> {
  const values = new Map<string, unknown>(Object.entries(stored))
  const shown = Object.entries<z.ZodMiniType>(shape).map(([name, { def }]) => [
    name,
    values.get(name) ?? (def.type === 'boolean' ? false : null),
  ])

  return Object.fromEntries(shown) as Shown<View, Stored>
}
