import type { SanitizedCollectionConfig } from 'payload'

import { queryBudgets } from '#domain/api/query-budget.ts'
import { filterNames, periodField } from '#plugins/rest/rest.port.ts'

/** By what a list is narrowed, and whatever is counted like it. */
export function filterParameters(collection: SanitizedCollectionConfig): object[] {
  const period = periodField(collection)
  const { conditions, hops } = queryBudgets.guest

  return [
    query('where', {
      schema: { type: 'object' },
      style: 'deepObject',
      description: `Abfrage, etwa \`where[name][like]=Suppe\`; höchstens ${conditions} Bedingungen über ${hops} Verknüpfungen`,
    }),
    query('from', { ...text, description: `Erster Tag oder Zeitpunkt, nach \`${period}\`` }),
    query('to', { ...text, description: `Letzter Tag oder Zeitpunkt, nach \`${period}\`` }),
    ...filterNames(collection)
      .filter((name) => name !== 'from' && name !== 'to')
      .map((name) => query(name, { ...text, description: 'Gleich diesem Wert; mehrere mit Komma' })),
  ]
}

export const query = (name: string, more: object) => ({ name, in: 'query', required: false, ...more })

const text = { schema: { type: 'string' } }
