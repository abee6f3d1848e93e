/** The named members of an object and nothing else. */
export function pick<Whole extends object, const Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  // Made of exactly the names that its type has.
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>
}
