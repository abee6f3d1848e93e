/** Apart from the rest of the kit, for parts of stock screens, which load nothing of it. */
export { useEvery } from './kit/states/use-every.ts'
export { useLoaded } from './kit/states/use-loaded.ts'
