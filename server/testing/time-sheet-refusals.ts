import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'

type Headers = Record<string, string>
type House = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Headers) => Promise<Response>
  staff: Headers
}

const [march, april] = ['2025-03', '2025-04']
const reason = 'Die Person antwortet nicht.'

/** How a client meets the refusals of months, each with a person of their own. */
export const timeSheetRefusals = (house: () => House) => ({
  'month-not-over': async () => {
    const { send, staff } = house()
    const { user } = await (await send('GET', '/api/users/me', undefined, staff)).json()
    const body = { hash: '0'.repeat(64) }
    return send('POST', `/api/time-sheets/${user.id}/${currentMonth()}/confirm`, body, staff)
  },
  'month-not-closable': async () => {
    const { close } = await somebody(house())
    return close(currentMonth())
  },
  'month-closed': async () => {
    const { close } = await somebody(house())
    await close(march)
    return close(march)
  },
  'month-not-closed': async () => {
    const { reopen } = await somebody(house())
    return reopen(march)
  },
  'months-open': async () => {
    const { fixtures, send, staff } = house()
    const { branch } = await fixtures.store('contracts', { validFrom: '2025-03-01', validUntil: null })
    return send('GET', `/api/time-sheets/payroll/${String(branch)}/${march}/csv`, undefined, staff)
  },
  'later-month-closed': async () => {
    const { close, reopen } = await somebody(house())
    await close(march)
    await close(april)
    return reopen(march)
  },
  'leave-notice-settled': async () => {
    const { send, staff } = house()
    const notice = await noticeOfSomebody(house())
    const withdraw = () => send('POST', `${notice}/withdraw`, { reason: 'War ein Irrtum.' }, staff)
    await withdraw()
    return withdraw()
  },
})

const currentMonth = () => Temporal.Now.zonedDateTimeISO('Europe/Vienna').toPlainDate().toString().slice(0, 7)

async function somebody({ fixtures, send, staff }: House) {
  const { id } = await fixtures.store('users', { roles: ['ROLE_EMPLOYEE'] })
  const at = (month: string) => `/api/time-sheets/${id}/${month}`

  return {
    reopen: (month: string) => send('POST', `${at(month)}/reopen`, { reason }, staff),
    close: async (month: string) => {
      const { hash } = await (await send('GET', at(month), undefined, staff)).json()
      return send('POST', `${at(month)}/close`, { hash, reason }, staff)
    },
  }
}

async function noticeOfSomebody({ fixtures, send, staff }: House): Promise<string> {
  const { id: branch } = await fixtures.store('branches')
  const { id: user } = await fixtures.store('users', { roles: ['ROLE_EMPLOYEE'], branches: [branch] })
  await fixtures.store('contracts', { user, branch, validFrom: '2025-03-01', validUntil: null })
  const path = '/api/time-sheets/leave-notices'
  await send('POST', path, { branch, users: [user] }, staff)
  const leave = await send('GET', `/api/time-sheets/holiday-balances?user=${user}`, undefined, staff)
  const { docs } = await leave.json()

  return `${path}/${docs[0].notices[0].id}`
}
