import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { calendarDay } from '../../time/hours.contract.ts'
import { area, readersOfStatistics, shortName } from './saved-views.contract.ts'

const sharedLink = z.object({
  id: recordId,
  view: z.object({ id: recordId, name: z.string() }),
  /** For whom it is, in the words of whoever made it. */
  reader: z.string(),
  /** Who made it. */
  by: z.string(),
  madeAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isOver: z.boolean(),
  /** When it was opened last. */
  openedAt: z.nullable(z.iso.datetime()),
})
export type SharedLink = z.infer<typeof sharedLink>

export const listLinksContract = {
  method: 'get',
  path: '/api/statistics/links',
  area,
  summary: 'Geteilte Links zu Ansichten: die eigenen, für die Administration alle',
  responses: { 200: { description: 'Die neuesten zuerst', body: z.object({ links: z.array(sharedLink) }) } },
  errors: ['unauthenticated', 'not-allowed'],
  rights: readersOfStatistics,
} as const satisfies ApiContract

export const makeLinkContract = {
  method: 'post',
  path: '/api/statistics/links',
  area,
  summary: 'Eine Ansicht für jemanden ohne Zugang freigeben',
  request: z.strictObject({ view: recordId, reader: shortName, lastDay: calendarDay }),
  responses: {
    201: {
      description: 'Die Adresse',
      body: z.object({
        /** Shown once: nobody can read it again. */
        url: z.string(),
        lastDay: calendarDay,
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record'],
  rights: readersOfStatistics,
} as const satisfies ApiContract

export const revokeLinkContract = {
  method: 'delete',
  path: '/api/statistics/links/{id}',
  area,
  summary: 'Einen geteilten Link ungültig machen',
  params: z.object({ id: recordId }),
  responses: { 200: { description: 'Gilt nicht mehr', body: z.object({ isRevoked: z.boolean() }) } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record'],
  rights: `${readersOfStatistics}; fremde nur die Administration`,
} as const satisfies ApiContract

const page = { body: z.string(), contentType: 'text/html' }

export const openLinkContract = {
  method: 'get',
  path: '/api/statistics/shared/{key}',
  area,
  summary: 'Eine geteilte Ansicht als Seite',
  params: z.object({ key: z.string().check(z.maxLength(100)) }),
  responses: {
    200: { description: 'Die Zahlen der Ansicht, ohne Namen und ohne Listen', ...page },
    404: { description: 'Der Link gilt nicht, oder nicht mehr', ...page },
  },
  errors: ['validation'],
  rights: 'Wer die geheime Adresse hat',
  // Who tries keys is slowed down as whoever tries passwords; figures of a year take their time.
  policy: { limit: 'auth', deadline: 'usual' },
} as const satisfies ApiContract
