import { type FailedDeed, failureText, failureTexts, type Names } from './failures.ts'

type Call = { path: string; method: string }
type OwnFailure = keyof typeof failureTexts
type FailedCall = { id: string; text: string; deed: FailedDeed }

/** What a client says when this call fails. `namesOf` knows what the records behind the first step are called. */
export function failureOfCall(
  { path, method }: Call,
  namesOf: (slug: string) => Names | undefined,
): FailedCall {
  const deed = deeds[method] ?? 'update'
  const own = ownFailures.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1]
  if (own) return { id: own, text: failureTexts[own], deed }

  const [, , slug = '', id] = path.split('/')
  const names = namesOf(slug)
  const text = names ? failureText(names, deed, deed === 'load' && id === undefined) : others[deed]
  return { id: `${slug}-${deed}`, text, deed }
}

const deeds: Readonly<Record<string, FailedDeed>> = {
  GET: 'load',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
}

/** Of what has no name of its own. */
const others: Readonly<Record<FailedDeed, string>> = {
  load: failureTexts.init,
  create: 'Die Änderung konnte nicht gespeichert werden',
  update: 'Die Änderung konnte nicht gespeichert werden',
  delete: 'Der Eintrag konnte nicht gelöscht werden',
}

/** The calls besides those to plain records, spec: back office 7. */
const ownFailures: readonly (readonly [call: RegExp, OwnFailure])[] = [
  [/^GET \/api\/statistics\//, 'statistics'],
  [/^GET \/api\/(globals\/)?config$/, 'config-load'],
  [/^\w+ \/api\/(globals\/)?config$/, 'config-save'],
  [/^GET \/api\/init$/, 'init'],
  [/^GET \/api\/users\/me$/, 'me'],
  [/^POST \/api\/devices\/[^/]+\/test\//, 'device-test'],
  [/^POST \/api\/devices\/[^/]+\/request-device-logs$/, 'device-log'],
  [/^POST \/api\/digital-signage-devices\/[^/]+\/command\/abort$/, 'command-abort'],
  [/^POST \/api\/digital-signage-devices\/[^/]+\/command$/, 'command'],
  [/^POST \/api\/time-tracking\/.*\/working-activities\/start$/, 'activity-start'],
  [/^POST \/api\/time-tracking\/.*\/working-activities\/end$/, 'activity-end'],
  [/^POST \/api\/time-tracking\/.*\/working-activities\/pause$/, 'activity-pause'],
  [/^POST \/api\/time-tracking\/.*\/working-activities\/resume$/, 'activity-resume'],
  [/^GET \/api\/time-tracking\/.*\/balances$/, 'balances'],
  [/^GET \/api\/time-tracking\/.*\/working-schedules$/, 'working-schedule'],
  [/^GET \/api\/time-sheets\/holiday-balances$/, 'holiday-balances'],
  [/^GET \/api\/time-sheets\/balances$/, 'time-balances'],
  [/^POST \/api\/orders\/[^/]+\/status\/cancel$/, 'order-cancel'],
  [/^POST \/api\/orders\/[^/]+\/status\//, 'order-status'],
  [/^POST \/api\/orders\/[^/]+\/print$/, 'order-print'],
  [/^POST \/api\/orders\/[^/]+\/update-payment-status$/, 'order-payment'],
  [/^POST \/api\/orders\/public\/.*\/questionnaire$/, 'order-rating'],
  [/^POST \/api\/orders\/public\/.*\/confirm-counter-appointment$/, 'order-confirmation'],
  [/^POST \/api\/forms$/, 'contact-form'],
  [/^POST \/api\/vehicles\/(upload|import)$/, 'vehicles-upload'],
]
