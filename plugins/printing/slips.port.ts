/** What views of other capabilities show of printing; the panel loads it with them. */
export { OrderSlips } from './admin/order-slips.tsx'
export { UnprintedAlarm } from './admin/unprinted-alarm.tsx'
