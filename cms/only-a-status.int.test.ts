import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { allRights, type ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { hire, type Hired, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

/**
 * A body of nothing but a status passes the question whether its branch is one's own, for Payload asks so about the empty
 * form of a draft. That gives nobody anything: records are then looked for among one's own, and no collection that has
 * drafts belongs to branches.
 */
let app: TestApp
let lead: Hired
let theirs: string

beforeAll(async () => {
  app = await createTestApp()
  lead = await hire(app, 'ROLE_MANAGER', [await openBranch(app, 'eigene')])
  theirs = await openBranch(app, 'andere')
})

afterAll(() => app.close())

const ofBranches = (slug: ProtectedSlug): boolean =>
  ['branch', 'branches'].includes(allRights[slug].ROLE_MANAGER.create)

it('whatever has drafts is led for the whole house or not at all', () => {
  const drafted = app.payload.config.collections.flatMap(({ slug, versions }) =>
    versions && versions.drafts ? [slug] : [],
  )

  expect(drafted).toEqual(['sites', 'navigations', 'themes', 'blocks'])
  for (const slug of drafted)
    for (const { create, update, delete: remove } of Object.values(allRights[slug as ProtectedSlug]))
      expect([create, update, remove].every((grant) => ['all', 'none'].includes(grant))).toBe(true)
})

describe('with nothing but a status whoever leads a branch', () => {
  it('makes nothing in what belongs to branches', async () => {
    const slugs = app.payload.config.collections
      .map(({ slug }) => slug as ProtectedSlug)
      .filter((slug) => slug in allRights && ofBranches(slug))
    expect(slugs.length).toBeGreaterThan(5)

    for (const slug of slugs)
      for (const query of ['', '?draft=true']) {
        const made = await lead.ask('POST', `/api/${slug}${query}`, { _status: 'published' })
        expect([slug, made.status >= 400]).toEqual([slug, true])
      }
  })

  it('changes no record of another branch', async () => {
    const admin = await hire(app, 'ROLE_ADMIN')
    const wish = { identifier: 'ihres', name: 'Ihre Theke', kind: 'tables', branch: theirs }
    const { doc } = await readJson<{ doc: { id: string; updatedAt: string } }>(
      await admin.ask('POST', '/api/devices', wish),
    )
    for (const query of ['', '?draft=true']) {
      const changed = await lead.ask('PATCH', `/api/devices/${doc.id}${query}`, { _status: 'published' })
      expect([403, 404]).toContain(changed.status)
    }

    const now = await admin.ask('GET', `/api/devices/${doc.id}`)
    expect((await readJson<{ updatedAt: string }>(now)).updatedAt).toBe(doc.updatedAt)
  })

  it('publishes no page and takes none off', async () => {
    const admin = await hire(app, 'ROLE_ADMIN')
    const page = { name: 'Nur ein Entwurf', _status: 'draft' }
    const answer = await admin.ask('POST', '/api/sites?draft=true', page)
    const { doc } = await readJson<{ doc: { id: string } }>(answer)
    const changed = await lead.ask('PATCH', `/api/sites/${doc.id}`, { _status: 'published' })

    expect([403, 404]).toContain(changed.status)
    expect(await readJson(await admin.ask('GET', `/api/sites/${doc.id}?draft=true`))).toMatchObject({
      _status: 'draft',
    })
  })
})
