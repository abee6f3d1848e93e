import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { namedSiteType } from './named-site-type.contract.ts'

const id = z.string().check(z.maxLength(64))

/** A page as people choose it: its name, where it stands, and whose it is. */
const pageChoice = z.object({ id: z.string(), name: z.string(), href: z.string(), brand: z.string() })
export type PageChoice = z.infer<typeof pageChoice>

export const choiceProblems = ['gone', 'not-public', 'not-published', 'other-division'] as const
export type ChoiceProblem = (typeof choiceProblems)[number]

const chosenPage = z.extend(pageChoice, { problem: z.nullable(z.enum(choiceProblems)) })
export type ChosenPage = z.infer<typeof chosenPage>

/** How many pages may be chosen in one field. */
export const mostChosen = 20

export const pageChoicesContract = {
  method: 'get',
  path: '/api/pages/choices',
  area: 'Website',
  summary: 'Die Seiten, zu denen ein Link führen kann, und was aus den gewählten geworden ist',
  query: z.strictObject({
    /** Whose visitors follow the link: empty for the default one, missing for those of all divisions. */
    division: z.optional(id),
    type: z.optional(namedSiteType),
    search: z.optional(z.string().check(z.maxLength(100))),
    /** Ids, separated by commas. */
    chosen: z.optional(z.string().check(z.maxLength(mostChosen * 40))),
  }),
  responses: {
    200: {
      description: 'Die Seiten nach ihrem Namen und die gewählten in ihrer Reihenfolge',
      body: z.object({ pages: z.array(pageChoice), chosen: z.array(chosenPage) }),
    },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed'],
  rights: 'Alle im Team',
} as const satisfies ApiContract
