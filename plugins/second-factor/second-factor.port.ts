/** What other capabilities may call: whoever signs out everywhere is remembered nowhere. */
export { forgetDevices } from './operations/remembered-devices.ts'
