import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { branchShopView, shopView } from './shop.contract.ts'

const area = 'Shop'

/** Whose shop it is, when another host than the one that is asked is meant. */
const host = z.optional(z.string().check(z.maxLength(253)))

export const shopContract = {
  method: 'get',
  path: '/api/shop',
  area,
  summary: 'Einstellungen und Filialen einer Organisation, wie Gäste sie sehen',
  query: z.object({ host }),
  responses: { 200: { description: 'Der Shop', body: shopView } },
  errors: ['validation'],
  rights: 'Alle',
  policy: { isKept: true },
} as const satisfies ApiContract

export const branchShopContract = {
  method: 'get',
  path: '/api/branches/{key}/shop',
  area,
  summary: 'Eine Filiale mit allem, was man zum Bestellen braucht',
  params: z.object({ key: z.string() }),
  responses: { 200: { description: 'Filiale, Karten und Produkte', body: branchShopView } },
  errors: ['unknown-branch'],
  rights: 'Alle',
  policy: { isKept: true },
} as const satisfies ApiContract

export const branchShopEventsContract = {
  method: 'get',
  path: '/api/branches/{key}/shop/events',
  area,
  summary: 'Erfahren, dass sich etwas am Shop einer Filiale geändert hat (Server-Sent Events)',
  params: z.object({ key: z.string().check(z.maxLength(100)) }),
  responses: {
    200: {
      description: 'Die Fassung, gleich und nach jeder Änderung; gelesen wird der Shop selbst',
      body: z.string(),
      contentType: 'text/event-stream',
    },
  },
  errors: ['unknown-branch'],
  rights: 'Alle',
} as const satisfies ApiContract
