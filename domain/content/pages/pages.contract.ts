import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { recordId } from '#domain/api/record-id.contract.ts'

import { siteTypes } from '../site-types.ts'
import { pageMarkLabels, pageStateLabels } from './page-state.ts'

const area = 'Website'
const rights = 'Wer Seiten bearbeiten darf'
const namesOf = <Name extends string>(labels: Record<Name, string>) => Object.keys(labels) as Name[]

const listedPage = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(siteTypes),
  /** Where visitors find it, else where its newest draft will stand. */
  path: z.string(),
  /** Where the newest draft will stand, if elsewhere. */
  draftPath: z.nullable(z.string()),
  /** Whose it is: what names no division is the default one's. */
  division: z.nullable(z.string()),
  state: z.enum(namesOf(pageStateLabels)),
  marks: z.array(z.enum(namesOf(pageMarkLabels))),
  /** The next plan, and why the last one failed, in words. */
  plan: z.nullable(z.object({ type: z.enum(['publish', 'unpublish']), at: z.string() })),
  failure: z.nullable(z.string()),
  position: z.nullable(z.number()),
  changedAt: z.string(),
  changedBy: z.nullable(z.string()),
})
export type ListedPage = z.infer<typeof listedPage>

const brand = z.object({ id: z.nullable(z.string()), name: z.string() })
export type PageBrand = z.infer<typeof brand>

export const pageTreeContract = {
  method: 'get',
  path: '/api/pages/tree',
  area,
  summary: 'Alle Seiten jeder Organisation, wie sie stehen',
  responses: {
    200: {
      description: 'Die Seiten nach ihrem Pfad, die Organisationen mit der der Standardadresse zuerst',
      body: z.object({ brands: z.array(brand), pages: z.array(listedPage) }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract

const path = z.string().check(z.maxLength(200))
const movedPages = z.array(z.object({ id: z.string(), name: z.string(), from: z.string(), to: z.string() }))

export const movePageContract = {
  method: 'post',
  path: '/api/pages/moves',
  area,
  summary: 'Legt eine Seite mit allem darunter unter eine andere; die alten Adressen leiten weiter',
  request: z.object({
    id: recordId,
    /** Where whoever moves it saw it: who comes second is told. */
    from: path,
    /** The path of what it shall lie below; null for the top. */
    under: z.nullable(path),
  }),
  responses: { 200: { description: 'Was wohin gezogen ist', body: z.object({ moves: movedPages }) } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record', 'changed-meanwhile', 'locked'],
  rights,
} as const satisfies ApiContract

export const orderPagesContract = {
  method: 'post',
  path: '/api/pages/order',
  area,
  summary: 'Bringt die Karten von Leistungen oder Techniken in eine Reihenfolge',
  request: z.object({ ids: z.array(recordId).check(z.minLength(2), z.maxLength(200)) }),
  responses: { 200: { description: 'Gespeichert', body: z.object({ count: z.number() }) } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record', 'locked'],
  rights,
} as const satisfies ApiContract

export const copyPageContract = {
  method: 'post',
  path: '/api/pages/copies',
  area,
  summary: 'Verdoppelt eine Seite mit allem darunter, als Entwürfe unter neuen Pfaden',
  request: z.object({ id: recordId }),
  responses: {
    201: {
      description: 'Die Kopien, die der Seite selbst zuerst',
      body: z.object({
        copies: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })),
      }),
    },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Wer Seiten anlegen darf',
} as const satisfies ApiContract

const itemId = z.string().check(z.maxLength(64))

export const addToMenuContract = {
  method: 'post',
  path: '/api/pages/menu-items',
  area,
  summary: 'Nimmt eine Seite an einer Stelle in ein Menü auf',
  request: z.object({
    menu: recordId,
    page: recordId,
    label: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    below: z.nullable(itemId),
    behind: z.nullable(itemId),
  }),
  responses: { 201: { description: 'Aufgenommen', body: z.object({ menu: z.string() }) } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record', 'changed-meanwhile'],
  rights: 'Wer Navigationen bearbeiten darf',
} as const satisfies ApiContract
