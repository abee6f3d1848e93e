import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type CollectionConfig, getPayload, handleEndpoints, type Payload } from 'payload'
import { inject } from 'vitest'

import { copyTemplate } from '#scripts/testing/test-database.ts'

export type RawPayload = {
  payload: Payload
  mediaDir: string
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** Payload as it comes: without our plugins, pool and server, and with a few collections that need none of them. */
export async function openRawPayload(): Promise<RawPayload> {
  const key = `raw_${randomBytes(6).toString('hex')}`
  const connectionString = await copyTemplate(inject('postgresUrl'), 'template0', key)
  const mediaDir = await mkdtemp(join(tmpdir(), 'theke-raw-'))
  const config = await buildConfig({
    secret: 'a-secret-for-tests-of-enough-length',
    db: postgresAdapter({ idType: 'uuidv7', pool: { connectionString } }),
    collections: collectionsIn(mediaDir),
    globals: [{ slug: 'settings', fields: [{ name: 'motto', type: 'text' }] }],
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: 'silent' } },
  })
  const payload = await getPayload({ config, key })

  return {
    payload,
    mediaDir,
    fetch: (path, init) =>
      handleEndpoints({
        config,
        payloadInstanceCacheKey: key,
        request: new Request(new URL(path, 'http://raw.test'), init),
      }),
    close: async () => {
      await payload.destroy()
      await rm(mediaDir, { recursive: true, force: true })
    },
  }
}

const anyone = { read: () => true, create: () => true, update: () => true, delete: () => true }

const collectionsIn = (mediaDir: string): CollectionConfig[] => [
  { slug: 'users', auth: true, access: anyone, fields: [{ name: 'note', type: 'text' }] },
  {
    slug: 'pages',
    access: {
      ...anyone,
      create: ({ data }) => data?.branch !== 'graz',
      update: ({ data }) => data?.title !== 'Neu',
    },
    versions: false,
    fields: [
      { name: 'title', type: 'text' },
      { name: 'branch', type: 'text' },
      { name: 'secret', type: 'text', access: { read: () => false } },
      { name: 'author', type: 'relationship', relationTo: 'users' },
    ],
  },
  { slug: 'notes', access: anyone, lockDocuments: false, fields: [{ name: 'title', type: 'text' }] },
  { slug: 'files', access: anyone, upload: { staticDir: mediaDir }, fields: [] },
]
