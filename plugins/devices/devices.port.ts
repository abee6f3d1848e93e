/** What other plugins may use of devices. */
export { hearRequests } from './live/hear-requests.ts'
export { holdsKey } from './operations/holds-key.sql.ts'
export { findDeviceToLead } from './operations/find-device-to-lead.ts'
export { authenticateDevice } from './operations/authenticate-device.ts'
export { type DeviceSession, openDeviceSession, resumeDeviceSession } from './operations/device-session.ts'
export { digestOf } from './make-device-key.ts'
