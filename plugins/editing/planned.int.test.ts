import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

let app: TestApp
let editor: Caller
let employee: Caller
let visitor: Caller
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
  visitor = anyone(app)
})

afterAll(() => app.close())

const newPath = () => {
  count += 1
  return `geplant-${count}`
}
const newSite = async () => idOf(await editor('POST', '/api/sites', { name: 'Über uns', path: newPath() }))

const publishDue = () => runDeclared(app.payload, 'jobs')

describe('planned publishing', () => {
  const plan = (id: string, type: 'publish' | 'unpublish', waitUntil: Date) =>
    app.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'sites', value: id } },
      waitUntil,
    })
  const past = new Date('2026-01-01T08:00:00Z')
  const statusOf = async (id: string) => (await editor('GET', `/api/sites/${id}`)).body._status

  it('happens once when its time has come, however many processes run', async () => {
    const id = idOf(await editor('POST', '/api/sites?draft=true', { name: 'Aktion', path: newPath() }))
    await plan(id, 'publish', past)
    await Promise.all([publishDue(), publishDue(), publishDue()])

    expect((await visitor('GET', `/api/sites/${id}`)).status).toBe(200)
    const { rows } = await app.pool.query(
      `select count(*)::int from _sites_v where parent_id = $1 and version__status = 'published'`,
      [id],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('waits for its time, and takes back as well', async () => {
    const id = await newSite()
    await plan(id, 'unpublish', new Date('2999-01-01T08:00:00Z'))
    await publishDue()
    expect(await statusOf(id)).toBe('published')

    await plan(id, 'unpublish', past)
    await publishDue()
    expect((await visitor('GET', `/api/sites/${id}`)).status).toBe(404)
  })

  it('happens in the order of its times, whichever was planned first', async () => {
    const id = idOf(await editor('POST', '/api/sites?draft=true', { name: 'Aktion', path: newPath() }))
    await plan(id, 'unpublish', new Date('2026-01-02T08:00:00Z'))
    await plan(id, 'publish', past)
    await publishDue()

    expect((await visitor('GET', `/api/sites/${id}`)).status).toBe(404)
  })

  it('that fails is told in the log', async () => {
    const told = vi.spyOn(app.payload.logger, 'error').mockImplementation(() => undefined)
    await plan('0197a1b2-0000-7000-8000-000000000001', 'publish', past)
    await publishDue()

    expect(told).toHaveBeenCalled()
    told.mockRestore()
  })

  it('goes on where a killed process has left it', async () => {
    const id = await newSite()
    await plan(id, 'unpublish', past)
    await app.pool.query(`update payload_jobs set processing = true, updated_at = now() - interval '1 hour'`)
    await publishDue()

    expect((await visitor('GET', `/api/sites/${id}`)).status).toBe(404)
  })

  it('is left alone while another process, which lost its lock, is still at it', async () => {
    const id = await newSite()
    const { id: job } = await plan(id, 'unpublish', past)
    await app.pool.query('update payload_jobs set processing = true where id = $1', [job])
    await publishDue()

    expect(await statusOf(id)).toBe('published')
    await app.pool.query('delete from payload_jobs where id = $1', [job])
  })

  it('goes no further once the connection with the lock is lost', async () => {
    const sites = [await newSite(), await newSite()]
    for (const id of sites) await plan(id, 'unpublish', past)
    const run = app.payload.jobs.run.bind(app.payload.jobs)
    const { pool } = app.payload.db
    const lost = new Promise((heard) => pool.once('acquire', (holder) => holder.once('end', heard)))
    const runOnceLost = async (given: Parameters<typeof run>[0]) => {
      await app.pool.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = current_database())`,
      )
      await lost
      return run(given)
    }
    Object.assign(app.payload.jobs, { run: runOnceLost })
    await publishDue()
    Object.assign(app.payload.jobs, { run })

    const statuses = await Promise.all(sites.map(statusOf))
    expect(statuses.filter((status) => status === 'published')).toHaveLength(1)
    await publishDue()
    expect(await Promise.all(sites.map(statusOf))).not.toContain('published')
  })

  it('is run by nobody from outside', async () => {
    expect((await editor('GET', '/api/payload-jobs/run')).status).toBe(403)
    expect((await visitor('GET', '/api/payload-jobs/run')).status).toBe(401)
  })
})

describe('what an editor plans', () => {
  const planned = (caller: Caller, id: string, body?: object) =>
    caller(body ? 'POST' : 'GET', `/api/sites/${id}/planned`, body)
  const inAnHour = () => Temporal.Now.instant().add({ hours: 1 }).toString({ smallestUnit: 'millisecond' })

  it('is listed by time, and gone when it is called off', async () => {
    const id = await newSite()
    const at = inAnHour()
    const { body } = await planned(editor, id, { type: 'unpublish', at })
    const [plan] = body.planned as { id: string }[]
    expect(body.planned).toEqual([{ id: expect.any(String), type: 'unpublish', at, problem: null }])

    const cancelled = await editor('DELETE', `/api/sites/${id}/planned/${plan?.id}`)
    expect(cancelled).toMatchObject({ status: 200, body: { planned: [] } })
    expect((await editor('DELETE', `/api/sites/${id}/planned/${plan?.id}`)).status).toBe(404)
  })

  it('lies ahead and is planned by those who may edit', async () => {
    const id = await newSite()
    const past = await planned(editor, id, { type: 'publish', at: '2026-01-01T08:00:00Z' })

    expect(past.status).toBe(400)
    expect(past.body.errors).toMatchObject([{ field: 'at', message: 'Dieser Zeitpunkt ist schon vorbei.' }])
    expect((await planned(employee, id)).status).toBe(403)
    expect((await planned(visitor, id, { type: 'unpublish', at: inAnHour() })).status).toBe(401)
    expect((await planned(editor, '0197a1b2-0000-7000-8000-00000000000f')).status).toBe(404)
  })

  it('and could not be done says why', async () => {
    const unnamed = await editor('POST', '/api/sites?draft=true', { _status: 'draft' })
    const id = idOf(unnamed)
    await planned(editor, id, { type: 'publish', at: inAnHour() })
    await app.pool.query(`update payload_jobs set wait_until = now() - interval '1 minute'`)
    const told = vi.spyOn(app.payload.logger, 'error').mockImplementation(() => undefined)
    await publishDue()
    told.mockRestore()

    expect((await planned(editor, id)).body.planned).toMatchObject([
      { type: 'publish', problem: expect.stringContaining('Name') },
    ])
  })
})
