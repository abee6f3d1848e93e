import * as z from 'zod/mini'

import { formState } from './panel-messages.ts'

/** What the page in the frame tells the admin panel. Both stand under one origin, and hear no other. */

/** A section of the page by its id; empty for what stands on the page outside of all sections. */
const section = z.string().check(z.maxLength(100))
/** Where a field is within its section, such as `columns.0.text`; outside of all sections within the page. */
const path = z.string().check(z.regex(/^[a-zA-Z0-9]+(?:\.[a-zA-Z0-9]+)*$/, 'Das ist kein Feld.'))

/** Where words lead: to a page of the website by its id, or to an address. */
const writtenLink = z.union([
  z.object({ page: z.string().check(z.maxLength(64)), newTab: z.boolean() }),
  z.object({ url: z.string().check(z.maxLength(2000)), newTab: z.boolean() }),
])
export type WrittenLink = z.infer<typeof writtenLink>

export const sectionSteps = ['up', 'down', 'duplicate', 'hide', 'remove'] as const
export type SectionStep = (typeof sectionSteps)[number]

/** From the frame to the panel. */
const fromFrame = [
  z.object({ type: z.literal(formState), ready: z.literal(true) }),
  /** Somebody works in this section of the page. */
  z.object({ type: z.literal('theke-at-section'), section }),
  /** Somebody wants to see all that can be set about this section. */
  z.object({ type: z.literal('theke-edit-section'), section }),
  /** Words were written on the page: a line of text, or the state of the editor. */
  z.object({
    type: z.literal('theke-write'),
    section,
    path,
    value: z.union([z.string(), z.looseObject({ root: z.looseObject({}) })]),
  }),
  /** The words that are marked shall lead somewhere; `now` is where they lead already. */
  z.object({ type: z.literal('theke-ask-link'), now: z.nullable(writtenLink) }),
  z.object({ type: z.literal('theke-arrange'), section, step: z.enum(sectionSteps) }),
  /** A new section is wanted before this one, at the end of the page for an empty id. */
  z.object({ type: z.literal('theke-insert'), before: section }),
  /** This section is to become a piece that several pages show, or the piece that it shows its own sections. */
  z.object({ type: z.literal('theke-keep'), section, deed: z.enum(['keep', 'loosen']) }),
  /** Somebody wants to read or write what is remarked about this section. */
  z.object({ type: z.literal('theke-comment'), section }),
  z.object({ type: z.literal('theke-history'), step: z.enum(['undo', 'redo']) }),
] as const

const frameMessage = z.discriminatedUnion('type', fromFrame)
export type FrameMessage = z.infer<typeof frameMessage>

/** What the frame says, or null for anything else that windows send each other. */
export function messageOfFrame(data: unknown): FrameMessage | null {
  return frameMessage.safeParse(data).data ?? null
}
