import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'

type Meeting = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
  staff: Record<string, string>
}

/** How somebody is refused to close a day. */
export const dayEndRefusals = (meeting: () => Meeting) => ({
  'day-closed': async () => {
    const day = '2026-01-01'
    const { id } = await meeting().fixtures.store('branches')
    await meeting().fixtures.store('day-ends', { branch: id, day })
    return close(meeting(), id, day)
  },
  'day-not-closable': async () => {
    const { id } = await meeting().fixtures.store('branches')
    return close(meeting(), id, '2026-01-01')
  },
})

const close = ({ send, staff }: Meeting, branch: string, day: string) =>
  send('POST', `/api/day-ends/days/${branch}/${day}/close`, { lines: 0, float: 0, counted: 0 }, staff)
