import { useEffect, useState } from 'react'

import type { Acceptance } from '#domain/ordering/acceptance.contract.ts'
import { readAcceptances } from './staff-calls.ts'

/** Whether whoever looks at the page works at the branch; with how it takes orders just now if so. */
export type Staff =
  | { state: 'unknown' | 'signed-out' | 'elsewhere' | 'unreachable' }
  | { state: 'here'; acceptance: Acceptance }

/** Asked once: what comes of a session that ends later is said with the order that is refused. */
export function useStaff(branch: string): Staff {
  const [staff, setStaff] = useState<Staff>({ state: 'unknown' })

  useEffect(() => {
    const leaving = new AbortController()
    void readAcceptances(fetch, { signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted) setStaff(staffOf(answer, branch))
    })
    return () => leaving.abort()
  }, [branch])

  return staff
}

function staffOf(answer: Awaited<ReturnType<typeof readAcceptances>>, branch: string): Staff {
  if (!answer.ok) {
    if (answer.status === 401) return { state: 'signed-out' }
    return { state: answer.status === 403 ? 'elsewhere' : 'unreachable' }
  }
  const acceptance = answer.body.docs.find((each) => each.branch === branch)

  return acceptance ? { state: 'here', acceptance } : { state: 'elsewhere' }
}
