/** What other plugins may use of devices. */
export { type DeviceSession, openDeviceSession, resumeDeviceSession } from './operations/device-session.ts'
