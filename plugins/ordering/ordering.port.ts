/** What the server may use of ordering. */
export { startOutboxWorker } from './jobs/start-outbox-worker.ts'
export type { OutboxHandler } from './jobs/run-outbox.ts'
