import type pg from 'pg'

/** A step of a plan as PostgreSQL tells it, with the steps below it. */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}

type Statement = { text: string; values?: unknown[] }

/** Every step of how a statement is answered; it is carried out for it. */
export async function planOf(pool: pg.Pool, { text, values }: Statement): Promise<PlanNode[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  )
  const nodesIn = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)]

  return rows.flatMap((row) => nodesIn(row['QUERY PLAN'][0].Plan))
}

/** How many rows of a kind of step were looked at, told or not. */
export const lookedAt = (nodes: readonly PlanNode[]): number =>
  nodes.reduce(
    (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    0,
  )
