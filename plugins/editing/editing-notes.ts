import { drawerOf } from '#kernel/capability/drawer.ts'

type Values = Record<string, unknown>

/** What editing has to know at the end of a write about its beginning, by slug or by the id of the record. */
export const editingNotes = drawerOf<{
  /** What was sent without a word about drafts; null for a write that says what it means. */
  silentChanges: Map<string, Values | null>
  /** What somebody is still writing, with the change in it. */
  openDrafts: Map<string, Values>
  /** The open form that a change comes from, and the state that it has seen; null for any other call. */
  sentBy: { form: string; seen: string | null } | null
  /** Of what is about to be published: the approval of its newest state, and what visitors see before. */
  approvals: Map<string, { approved: { id: string; digest: string } | null; live: string | null }>
  /** Where visitors find what is about to be published. */
  formerAddresses: Map<string, string>
}>('editing')
