import 'temporal-polyfill/global'

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { getPayload } from 'payload'

import config from '#cms/payload.config.ts'
import { declaredRoutes } from '#server/policy/declared-routes.ts'

import { hooksPage } from './hooks-page.ts'
import { hooksPagePath, policyPagePath } from './built-pages.data.ts'
import { policyPage } from './policy-page.ts'
import { root } from './run-command.ts'

// Payload's own collections get hooks of ours once it has begun, which needs no database.
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await payload.config.onInit?.(payload)
await writeFile(join(root, hooksPagePath), hooksPage(payload))
await writeFile(join(root, policyPagePath), policyPage(declaredRoutes(payload.config)))
process.exit(0)
