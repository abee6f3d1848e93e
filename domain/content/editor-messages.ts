import * as z from 'zod/mini'

/** What the admin panel and the page in its frame tell each other. Both stand under one origin, and hear no other. */

/** Payload's own: the form as it is now; or from the frame, that it listens. */
export const formState = 'payload-live-preview'

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
  z.object({ type: z.literal('theke-history'), step: z.enum(['undo', 'redo']) }),
] as const

/** From the panel to the frame. */
const fromPanel = [
  z.object({ type: z.literal(formState), data: z.looseObject({}) }),
  /** Somebody works on this section in the form. */
  z.object({ type: z.literal('theke-mark-section'), section }),
  /** A section has come, or has moved: whoever works on the page goes on there. */
  z.object({ type: z.literal('theke-go-to'), section, part: z.enum(['words', 'tools']) }),
  /** Where the words shall lead that were asked for: nowhere for null, and as before for whoever has thought better of it. */
  z.object({
    type: z.literal('theke-set-link'),
    link: z.union([writtenLink, z.null(), z.literal('as-before')]),
  }),
  /** Whether the reader of the form may change the page. */
  z.object({ type: z.literal('theke-rights'), mayWrite: z.boolean() }),
] as const

const frameMessage = z.discriminatedUnion('type', fromFrame)
const panelMessage = z.discriminatedUnion('type', fromPanel)
export type FrameMessage = z.infer<typeof frameMessage>
export type PanelMessage = z.infer<typeof panelMessage>

/** What the frame says, or null for anything else that windows send each other. */
export function messageOfFrame(data: unknown): FrameMessage | null {
  return frameMessage.safeParse(data).data ?? null
}

/** What the panel says, or null for anything else that windows send each other. */
export function messageOfPanel(data: unknown): PanelMessage | null {
  return panelMessage.safeParse(data).data ?? null
}
