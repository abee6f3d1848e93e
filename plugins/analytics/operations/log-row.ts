import type { AnalyticsLog } from '#domain/insight/analytics-log.contract.ts'

export type LogRow = {
  id: string
  created_at: Date
  type: string
  action: string
  category: string | null
  data: AnalyticsLog['data']
}

export const logColumns = 'id, created_at, type, action, category, data'

export function toAnalyticsLog({ id, created_at, type, action, category, data }: LogRow): AnalyticsLog {
  return { id, type, action, category, data, createdAt: created_at.toISOString() }
}
