import { allRights } from '#domain/people/rights/all-rights.ts'

/** What Payload keeps for itself. */
const ownOfPayload = [
  'payload-jobs',
  'payload-kv',
  'payload-locked-documents',
  'payload-migrations',
  'payload-preferences',
]

/** Calls of the API and their parts, as contracts and Payload name them; a test compares. */
const words = `
  access analytics-logs api auth authenticate cancel completed config confirm confirm-counter-appointment count docs
  duplicate events export file first-register forgot-password forms globals handle-schedules import in-delivery init
  key layers login logout map me openapi.json pages paste-url place planned preview preview-link public
  publish-checks refresh-token reject reject-counter-appointment reset-password revoke-all run schema sessions shop
  status unlock upload usages verify versions website
`

/** All that may be read of an address of the API besides ids. */
export const knownSegments: ReadonlySet<string> = new Set([
  ...Object.keys(allRights),
  ...ownOfPayload,
  ...words.trim().split(/\s+/),
])
