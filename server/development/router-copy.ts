/** Loaded by Vite, so that it names the very copy of React Router that Vite gives to the apps. */
export { createRequestHandler } from 'react-router'
