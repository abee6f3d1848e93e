import type { Staff } from '#scripts/testing/staff.ts'

/** The theme that came with a division. */
export async function themeOf(staff: Staff, division: string): Promise<string> {
  const { docs } = await staff.get<{ docs: { id: string }[] }>(`/themes?where[division][equals]=${division}`)
  const [theme] = docs
  if (!theme) throw new Error(`the division ${division} has no theme`)

  return theme.id
}
