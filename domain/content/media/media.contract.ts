import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { mediaCollections, mediaKinds, mediaOrders, mediaStates, noFolder } from './media-terms.ts'
import { longestTag, mostTags } from './media-tags.ts'

const area = 'Website'
const rights = 'Alle im Team, so weit sie die Bilder und Dateien selbst sehen'
const counted = z.int().check(z.minimum(0))

export const mediaPageSize = 60
/** So many may be arranged at once. */
export const mostArranged = 200

const medium = z.object({
  collection: z.enum(mediaCollections),
  id: z.string(),
  version: z.string(),
  extension: z.string(),
  /** Of files, whose address it is part of. */
  publicHash: z.nullable(z.string()),
  /** What it is called: a picture by its description, a file by its name. */
  title: z.string(),
  /** Null for what needs none, empty where one is missing. */
  alt: z.nullable(z.string()),
  filename: z.string(),
  mimeType: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  focalX: z.number(),
  focalY: z.number(),
  folder: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** How many have the same content, itself among them. */
  copies: counted,
  createdAt: z.string(),
})
export type Medium = z.infer<typeof medium>

const tag = z.string().check(z.maxLength(longestTag))

const asked = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  search: z.optional(z.string().check(z.maxLength(200))),
  folder: z.optional(z.union([z.literal(noFolder), recordId])),
  tag: z.optional(tag),
  kind: z.optional(z.enum(mediaKinds)),
  state: z.optional(z.enum(mediaStates)),
  order: z._default(z.enum(mediaOrders), 'newest'),
  /** Only this one. */
  id: z.optional(recordId),
})
export type MediaAsked = z.output<typeof asked>

export const mediaListContract = {
  method: 'get',
  path: '/api/media',
  area,
  summary: 'Bilder und öffentliche Dateien, seitenweise, nach Ordner, Schlagwort, Art und Zustand',
  query: asked,
  responses: {
    200: {
      description: 'Eine Seite der Medien',
      body: z.object({ media: z.array(medium), total: counted, hasMore: z.boolean() }),
    },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract
export type MediaPage = z.infer<(typeof mediaListContract)['responses'][200]['body']>

export const mediaOverviewContract = {
  method: 'get',
  path: '/api/media/overview',
  area,
  summary:
    'Die Ordner und Schlagwörter der Medien mit ihrer Anzahl, und wie vielen Bildern die Beschreibung fehlt',
  responses: {
    200: {
      description: 'Der Überblick',
      body: z.object({
        folders: z.array(
          z.object({ id: z.string(), name: z.string(), parent: z.nullable(z.string()), count: counted }),
        ),
        tags: z.array(z.object({ tag: z.string(), count: counted })),
        total: counted,
        unfiled: counted,
        undescribed: counted,
        duplicates: counted,
        /** What whoever asks may do. */
        may: z.object({
          arrange: z.boolean(),
          upload: z.boolean(),
          uploadFiles: z.boolean(),
          deleteFiles: z.boolean(),
        }),
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract
export type MediaOverview = z.infer<(typeof mediaOverviewContract)['responses'][200]['body']>

const named = z.strictObject({ collection: z.enum(mediaCollections), id: recordId })
export type NamedMedium = z.infer<typeof named>

export const arrangeMediaContract = {
  method: 'post',
  path: '/api/media/arrange',
  area,
  summary: 'Mehrere Medien in einen Ordner legen oder verschlagworten; entweder alle oder keines',
  request: z.strictObject({
    media: z.array(named).check(z.minLength(1), z.maxLength(mostArranged)),
    /** Null takes them out of their folders. */
    folder: z.optional(z.nullable(recordId)),
    addTags: z.optional(z.array(tag).check(z.maxLength(mostTags))),
    removeTags: z.optional(z.array(tag).check(z.maxLength(mostTags))),
  }),
  responses: { 200: { description: 'Wie viele geändert wurden', body: z.object({ changed: counted }) } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Wer Bilder ändern darf; bei Dateien der Website, wer sie hinzufügen darf',
} as const satisfies ApiContract
export type Arrangement = z.output<(typeof arrangeMediaContract)['request']>

export const dissolveFolderContract = {
  method: 'post',
  path: '/api/media-folders/{id}/dissolve',
  area,
  summary: 'Einen Ordner auflösen: was darin liegt, kommt eine Ebene höher',
  params: z.object({ id: recordId }),
  responses: { 200: { description: 'Wie viel höher gekommen ist', body: z.object({ moved: counted }) } },
  errors: ['malformed-id', 'validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Wer Ordner löschen darf',
} as const satisfies ApiContract
