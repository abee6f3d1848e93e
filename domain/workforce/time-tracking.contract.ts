import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { recordId } from '../api/record-id.contract.ts'
import { personHeader } from '../ordering/screen-person.contract.ts'
import { calendarDay } from '../time/hours.contract.ts'
import { instant } from '../time/instant.contract.ts'
import { dutyView } from './law/duty-view.contract.ts'
import { activityStates } from './working-activity.ts'

const area = 'Arbeitszeit'
const moment = z.iso.datetime()
const reference = z.object({ id: z.string(), name: z.string() })
const rights =
  'Stempeluhren der Filiale mit ihrem Schlüssel, und die Person mit ihrer PIN; am eigenen Gerät „session“ und die Anmeldung'

const atClock = z.object({ accessToken: z.string().check(z.maxLength(100)) })
const ofPerson = z.extend(atClock, { username: z.string().check(z.minLength(1), z.maxLength(200)) })
const period = z.object({ from: z.exactOptional(calendarDay), to: z.exactOptional(calendarDay) })

export const activityView = z.object({
  id: z.string(),
  state: z.enum(activityStates),
  startedAt: moment,
  endedAt: z.nullable(moment),
  breaks: z.array(z.object({ startedAt: moment, endedAt: z.nullable(moment) })),
  /** Whole minutes until its end, or until it was read; 0 where the end was forgotten. */
  workedMinutes: z.int(),
  branch: reference,
  task: z.nullable(reference),
  project: z.nullable(reference),
  note: z.nullable(z.string()),
})
export type ActivityView = z.infer<typeof activityView>

const personErrors = [
  'wrong-device-key',
  'person-expired',
  'unauthenticated',
  'not-allowed',
  'validation',
  'unknown-branch',
] as const

const read = {
  method: 'get',
  area,
  params: ofPerson,
  headers: personHeader,
  errors: personErrors.filter((code) => code !== 'unauthenticated'),
  rights,
} as const

export const clockPeopleContract = {
  method: 'get',
  path: '/api/time-tracking/{accessToken}/people',
  area,
  summary: 'Wer an dieser Stempeluhr stempeln kann, und wer gerade arbeitet',
  params: atClock,
  responses: {
    200: {
      description: 'Vorname und Anfangsbuchstabe, nach dem Alphabet',
      body: z.object({
        branch: z.extend(reference, { timeZone: z.string() }),
        people: z.array(
          z.object({
            id: z.string(),
            username: z.string(),
            name: z.string(),
            /** The number on their badge, which a scanner types. */
            badge: z.string(),
            state: z.nullable(z.enum(['running', 'paused'])),
            /** Since when; null while they are not at work. */
            startedAt: z.nullable(moment),
          }),
        ),
        at: moment,
      }),
    },
  },
  errors: ['wrong-device-key', 'validation'],
  rights: 'Stempeluhren der Filiale mit ihrem Schlüssel',
} as const satisfies ApiContract

export const clockSignInContract = {
  ...clockPeopleContract,
  method: 'post',
  summary: 'Sich mit der PIN ausweisen',
  request: z.strictObject({
    username: z.string().check(z.maxLength(200)),
    pin: z.string().check(z.maxLength(20)),
  }),
  responses: {
    200: {
      description: 'Für fünf Minuten, und an diesem Gerät',
      body: z.object({ token: z.string(), person: reference, expiresAt: moment }),
    },
  },
  errors: ['wrong-device-key', 'validation', 'malformed-json', 'wrong-pin', 'too-many-attempts'],
  policy: { limit: 'auth' },
} as const satisfies ApiContract

export const timeTrackingMeContract = {
  ...read,
  path: '/api/time-tracking/{accessToken}/{username}/me',
  summary: 'Wer stempelt, woran gerade gearbeitet wird und was noch ungeklärt ist',
  /** At a device of one's own: where one works, if at several places. */
  query: z.object({ branch: z.exactOptional(recordId) }),
  responses: {
    200: {
      description: 'Die Person und ihr Stand',
      body: z.object({
        person: z.extend(reference, { username: z.string() }),
        branch: z.extend(reference, { timeZone: z.string() }),
        activity: z.nullable(activityView),
        /** What the law asks of them next; null while they are not at work, or nothing is ahead. */
        duty: z.nullable(dutyView),
        /** Presses that fitted to nothing and were kept. */
        conflicts: z.array(z.object({ id: z.string(), at: moment, message: z.string() })),
        tasks: z.array(reference),
        projects: z.array(reference),
        at: moment,
      }),
    },
  },
} as const satisfies ApiContract

export const ownSchedulesContract = {
  ...read,
  path: '/api/time-tracking/{accessToken}/{username}/working-schedules',
  summary: 'Die eigenen veröffentlichten Dienste, ohne Angabe die der nächsten zwei Wochen',
  query: period,
  responses: {
    200: {
      description: 'Nach ihrem Beginn',
      body: z.object({
        docs: z.array(
          z.object({
            id: z.string(),
            from: moment,
            to: moment,
            breakMinutes: z.int(),
            position: z.nullable(z.string()),
            branch: reference,
          }),
        ),
      }),
    },
  },
} as const satisfies ApiContract

export const ownActivitiesContract = {
  ...read,
  path: '/api/time-tracking/{accessToken}/{username}/working-activities',
  summary: 'Die eigenen Aktivitäten, ohne Angabe die der letzten zwei Wochen',
  query: period,
  responses: { 200: { description: 'Die neueste zuerst', body: z.object({ docs: z.array(activityView) }) } },
} as const satisfies ApiContract

export const ownBalancesContract = {
  ...read,
  path: '/api/time-tracking/{accessToken}/{username}/balances',
  summary: 'Die eigenen Guthaben',
  responses: {
    200: {
      description: 'In Minuten, bis zum Augenblick der Antwort',
      body: z.object({
        docs: z.array(z.object({ account: z.string(), label: z.string(), minutes: z.int() })),
        /** What is left of the leave, to the half day; null without a contract. */
        leaveDays: z.nullable(z.number()),
        at: moment,
      }),
    },
  },
} as const satisfies ApiContract

const id = z.nullable(recordId)
const punchRequest = z.strictObject({
  /** Made by the device, so that a press that is sent again counts once. */
  id: recordId,
  /** By the clock of the device: when it was pressed, and when this was sent. */
  pressedAt: z.exactOptional(instant),
  sentAt: z.exactOptional(instant),
  task: z.exactOptional(id),
  project: z.exactOptional(id),
  note: z.exactOptional(z.nullable(z.string().check(z.maxLength(1000)))),
  /** At a device of one's own: where one works, if at several places. */
  branch: z.exactOptional(recordId),
})
export type PunchRequest = z.infer<typeof punchRequest>

const punch = {
  method: 'post',
  area,
  params: ofPerson,
  headers: personHeader,
  request: punchRequest,
  responses: {
    200: {
      description: 'Wie die Aktivität dadurch steht',
      body: z.object({ activity: z.nullable(activityView), at: moment }),
    },
  },
  errors: [
    ...read.errors,
    'malformed-json',
    'own-devices-off',
    'id-taken',
    'already-at-work',
    'already-paused',
    'not-paused',
    'not-at-work',
    'already-entered',
    'too-late',
  ],
  rights,
} as const

export const startContract = {
  ...punch,
  path: '/api/time-tracking/{accessToken}/{username}/working-activities/start',
  summary: 'Zu arbeiten beginnen',
} as const satisfies ApiContract

export const pauseContract = {
  ...punch,
  path: '/api/time-tracking/{accessToken}/{username}/working-activities/pause',
  summary: 'Eine Pause beginnen',
} as const satisfies ApiContract

export const resumeContract = {
  ...punch,
  path: '/api/time-tracking/{accessToken}/{username}/working-activities/resume',
  summary: 'Nach der Pause weiterarbeiten',
} as const satisfies ApiContract

export const endContract = {
  ...punch,
  path: '/api/time-tracking/{accessToken}/{username}/working-activities/end',
  summary: 'Die Arbeit beenden',
} as const satisfies ApiContract
