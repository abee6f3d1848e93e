import type { VisitStep } from '#domain/insight/visits/visit-counts.ts'

type Told = { n: number; type: string; action: string; path: string; branch?: string | null }

/** What an event of the log is to a visit. */
export const stepOf = ({ n, type, action, path, branch }: Told): VisitStep => ({
  n,
  page: path,
  ...(!(type === 'page' && action === 'view') && { action }),
  ...(branch && { branch }),
})
