import { asStranger, usualDeadlineMs } from '#kernel/database/asking.ts'

import type { Policy } from '../policy/policy-table.ts'

/** Whoever sends a request is a stranger until a key or a session says otherwise. */
export function answerAsker<T>({ deadline }: Pick<Policy, 'deadline'>, answer: () => T): T {
  return asStranger(answer, deadline === 'usual' ? { deadlineMs: usualDeadlineMs } : {})
}
