import 'temporal-polyfill/global'

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'

import config from '#cms/payload.config.ts'
import { declaredRoutes } from '#server/policy/declared-routes.ts'

import { hooksPage } from './hooks-page.ts'
import { hooksPagePath, policyPagePath } from './built-pages.data.ts'
import { writePageFonts } from './page-font.ts'
import { policyPage } from './policy-page.ts'
import { writeRepairsPage } from './repairs-page.ts'
import { writeRightsPage } from './rights-page.ts'
import { root } from './run-command.ts'

// Loaded once for all that is made of it. Payload's own collections get hooks of ours once it has begun, which needs
// no database.
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await generateTypes(payload.config, { log: false })
await generateImportMap(payload.config, { log: false })
await writePageFonts()
await writeRightsPage()
await writeRepairsPage()

await payload.config.onInit?.(payload)
await writeFile(join(root, hooksPagePath), hooksPage(payload))
await writeFile(join(root, policyPagePath), policyPage(declaredRoutes(payload.config)))
process.exit(0)
