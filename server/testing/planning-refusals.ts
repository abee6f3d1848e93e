import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'

type Meeting = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
  staff: Record<string, string>
}

/** How somebody is refused to hand over a shift. */
export const planningRefusals = (meeting: () => Meeting) => ({
  'swap-settled': async () => decide(meeting(), { status: 'rejected' }),
  'swap-not-taken': async () => decide(meeting(), { status: 'requested' }),
  'swap-outdated': async () => decide(meeting(), { status: 'accepted', user: await somebody(meeting()) }),
})

async function decide({ fixtures, send, staff }: Meeting, swap: Record<string, unknown>): Promise<Response> {
  const { id: shift } = await fixtures.store('working-schedules', { user: null })
  const { id } = await fixtures.store('shift-swaps', { shift, ...swap })

  return send('POST', `/api/shift-swaps/${id}/approve`, {}, staff)
}

const somebody = async ({ fixtures }: Meeting): Promise<string> => (await fixtures.store('users')).id
