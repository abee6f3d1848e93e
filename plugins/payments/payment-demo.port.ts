/** What the server and the demo business need where no money flows. */
export { demoAccess } from './demo/demo-access.data.ts'
export { openDemoProviders } from './demo/demo-providers.ts'
export { listenerOf } from './demo/listener-of.ts'
export { sealedFor } from './operations/open-account.ts'
