/** What the server and other plugins may use of ordering. */
export { type OutboxHandler, runOutbox } from './jobs/run-outbox.ts'
export { startOutboxWorker } from './jobs/start-outbox-worker.ts'
export { placeOrder } from './operations/place-order.ts'
