import { callOf } from '#domain/api/call-of.ts'
import type { ownClockContract } from '#domain/workforce/own-clock.contract.ts'
import type {
  clockPeopleContract,
  clockSignInContract,
  endContract,
  ownActivitiesContract,
  ownBalancesContract,
  ownSchedulesContract,
  pauseContract,
  resumeContract,
  startContract,
  timeTrackingMeContract,
} from '#domain/workforce/time-tracking.contract.ts'

/** What a clock asks of the server. The key of the device is part of each address. */
export const readClockPeople = callOf<typeof clockPeopleContract>(
  'get',
  '/api/time-tracking/{accessToken}/people',
)
export const signInAtClock = callOf<typeof clockSignInContract>(
  'post',
  '/api/time-tracking/{accessToken}/people',
)
/** On a device of one's own: who has signed in, and where they may press. */
export const readOwnClock = callOf<typeof ownClockContract>('get', '/api/time-tracking/session')
export const readMe = callOf<typeof timeTrackingMeContract>(
  'get',
  '/api/time-tracking/{accessToken}/{username}/me',
)
export const readOwnShifts = callOf<typeof ownSchedulesContract>(
  'get',
  '/api/time-tracking/{accessToken}/{username}/working-schedules',
)
export const readOwnActivities = callOf<typeof ownActivitiesContract>(
  'get',
  '/api/time-tracking/{accessToken}/{username}/working-activities',
)
export const readOwnBalances = callOf<typeof ownBalancesContract>(
  'get',
  '/api/time-tracking/{accessToken}/{username}/balances',
)
export const sendPunchOf = {
  start: callOf<typeof startContract>(
    'post',
    '/api/time-tracking/{accessToken}/{username}/working-activities/start',
  ),
  pause: callOf<typeof pauseContract>(
    'post',
    '/api/time-tracking/{accessToken}/{username}/working-activities/pause',
  ),
  resume: callOf<typeof resumeContract>(
    'post',
    '/api/time-tracking/{accessToken}/{username}/working-activities/resume',
  ),
  end: callOf<typeof endContract>(
    'post',
    '/api/time-tracking/{accessToken}/{username}/working-activities/end',
  ),
}
