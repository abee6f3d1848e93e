import { createContext } from 'react-router'

/** What the server hands to every loader of one request: the way to the API. */
export const apiContext = createContext<typeof fetch>()
