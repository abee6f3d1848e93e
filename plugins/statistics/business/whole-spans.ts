import type { Stretch } from '#domain/insight/statistics/statistics-range.ts'

/** The span of the rows that tell neither types nor origins of orders apart. */
export const wholeSpan = (span: Stretch['span']): string => `whole-${span}`

/** What such rows say of both. */
export const anyCell = { type: '', origin: '' } as const
