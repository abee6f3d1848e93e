/** What other plugins may use of devices. */
export { holdsKey } from './operations/holds-key.sql.ts'
export { findDeviceToLead } from './operations/find-device-to-lead.ts'
export { authenticateDevice } from './operations/authenticate-device.ts'
export { type DeviceSession, openDeviceSession, resumeDeviceSession } from './operations/device-session.ts'
