/** Apart from the rest of the kit, for parts of stock screens, which load nothing of it. */
export { useLoaded } from './kit/states/use-loaded.ts'
