import type { PayloadRequest } from 'payload'

import { plainCalendar, type WorkCalendar } from '#domain/workforce/calendar/work-calendar.ts'

/** Days as day numbers; `to` is the first one that is not asked for. */
type Asked = { branch: string; from: number; to: number }

/** What is special about the days of a branch. */
export const readCalendar = async (_req: PayloadRequest, _asked: Asked): Promise<WorkCalendar> =>
  plainCalendar
