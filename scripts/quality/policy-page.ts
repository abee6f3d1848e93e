import { strictestPolicy } from '#domain/api/call-policy.ts'
import type { DeclaredRoute } from '#server/policy/policy-table.ts'

/** The calls that are granted more than the strictest of their method, as a page for readers and reviews. */
export function policyPage(routes: readonly DeclaredRoute[]): string {
  const rows = new Map<string, string>()
  for (const route of routes) {
    const [call, granted] = [nameOf(route), grantsOf(route)]
    // Behind the first at a place nobody is found.
    if (!rows.has(call)) rows.set(call, granted)
  }
  const lines = [...rows]
    .filter(([, granted]) => granted !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([call, granted]) => `| ${call} | ${granted} |`)

  return [introduction, ['| call | granted |', '|---|---|', ...lines].join('\n')].join('\n\n') + '\n'
}

const introduction = `# What calls are granted

Made by \`npm run generate\` from the built configuration; a change of it shows here, and in review. A call counts as \`general\` if it reads and as \`writes\` if not, takes in a record as JSON, is never kept, has the deadline of strangers, and nothing of its parameters is written down but ids, and each answer is. Of an address of the API that nobody answers the body is not even read. These calls are granted something else, by their contract, by \`custom.policy\` of their collection, or because Payload mounts them for sign-ins and files.`

const nameOf = ({ method, base, path }: DeclaredRoute): string =>
  `\`${base}${path === '/' ? '' : path}\` ${method}`

function grantsOf({ method, policy = {} }: DeclaredRoute): string {
  const { limit, body } = strictestPolicy(method.toUpperCase())
  const grants = [
    policy.limit && policy.limit !== limit ? `counts as ${policy.limit}` : '',
    policy.bytesPerCount ? `each ${policy.bytesPerCount} bytes count once` : '',
    policy.body && policy.body !== body ? `takes in a ${policy.body}` : '',
    policy.isKept ? 'kept for guests' : '',
    policy.deadline === 'usual' ? 'usual deadline' : '',
    policy.isPolled ? 'polled: written down only where something is wrong' : '',
    policy.shown?.length ? `shows ${policy.shown.join(', ')}` : '',
  ]

  return grants.filter(Boolean).join('; ')
}
