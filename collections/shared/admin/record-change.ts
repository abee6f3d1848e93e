/** A change of a record that one press makes and another one takes back, with what is said of it. */
export type RecordChange = {
  slug: string
  id: string
  to: Record<string, unknown>
  back: Record<string, unknown>
  said: string
}
